import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import type { PerLocale } from '#domain/locale.ts';
import type { EmailReleased } from '#domain/order/order-email.ts';
import { type ReleasedWords, released as cs } from '#messages/cs/emails/released.ts';
import { released as en } from '#messages/en/emails/released.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Lines, Paragraph, SectionHeading, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

const releasedWords: PerLocale<ReleasedWords> = { cs, en };

/**
 * Tells the customer that a withdrawal is settled so that delivery goes on: its acknowledgement had promised otherwise
 * (rules 51).
 */
export function orderReleasedCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, released } = facts.order;
  const words = releasedWords[locale];
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: released ? words.stands[released.stands] : '',
    content: released && <Released {...facts} released={released} />,
  };
}

function Released({ shop, order, released }: EmailFacts & { released: EmailReleased }) {
  const { locale, number, privateUrl, paidAt, paidHow } = order;
  const { declaredAt, lines, stands, answer, mayWithdrawUntil } = released;
  const words = releasedWords[locale];
  const common = emailWords[locale].order;
  // Of a short end money may be due all the same.
  const isMoney = paidAt !== null && paidHow !== 'free' && stands !== 'short';
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(number, formatMoment(locale, declaredAt))}</Paragraph>
      {lines && (
        <Paragraph>
          <Lines
            text={[words.lines, ...lines.map((line) => countedLineName(line, locale))].join('\n')}
          />
        </Paragraph>
      )}
      <Paragraph>
        {words.stands[stands]} {isMoney && words.noMoney}
      </Paragraph>
      {answer !== '' && (
        <>
          <SectionHeading>{words.why}</SectionHeading>
          <Paragraph>
            <Lines text={answer} />
          </Paragraph>
        </>
      )}
      <Paragraph>
        {mayWithdrawUntil && words.again(formatDay(locale, mayWithdrawUntil))} {words.disagree}
      </Paragraph>
      <ActionLink href={privateUrl}>{common.open}</ActionLink>
      <Imprint shop={shop} words={common} />
    </>
  );
}
