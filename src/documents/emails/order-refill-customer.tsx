import { formatMoment } from '#content/moment-text.ts';
import type { RefillState } from '#domain/order/care.ts';
import type { EmailRefill } from '#domain/order/order-email.ts';
import { nameWithTarget } from './care-lines.tsx';
import { careWords } from './care-words.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/** Says what became of a refill that was asked for: it was begun, it is done, or it was refused and why. */
export function orderRefillCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, care } = facts.order;
  const refill = care?.refill;
  const words = careWords[locale].refill[endOf(refill)];
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: doneSince(refill) ? careWords[locale].refill.owed.text : words.text,
    content: refill && <Refill {...facts} refill={refill} />,
  };
}

/** One that was only asked for is told of once it is taken up. */
function endOf(refill: EmailRefill | null | undefined): Exclude<RefillState, 'asked'> {
  return !refill || refill.state === 'asked' ? 'running' : refill.state;
}

/** Since when one that is done was owed by a complaint; what it was told before it was done is told as it was. */
function doneSince(refill: EmailRefill | null | undefined): Date | null {
  return refill?.state === 'done' ? refill.owedSince : null;
}

function Refill({ shop, order, refill }: EmailFacts & { refill: EmailRefill }) {
  const { locale, number, privateUrl } = order;
  const { line, askedAt, reason } = refill;
  const isOver = refill.state === 'done' || refill.state === 'money';
  const owedSince = isOver ? refill.owedSince : null;
  const common = emailWords[locale].order;
  const words = careWords[locale].refill;
  const said = words[endOf(refill)];
  return (
    <>
      <Title>{said.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>
        {owedSince
          ? words.owed[refill.state === 'money' ? 'began' : 'lead'](
              number,
              formatMoment(locale, owedSince),
            )
          : words.lead(number, formatMoment(locale, askedAt))}
      </Paragraph>
      <Paragraph>
        <strong>{nameWithTarget(locale, line)}</strong>
      </Paragraph>
      <Paragraph>{doneSince(refill) ? words.owed.text : said.text}</Paragraph>
      {refill.state === 'refused' && (
        <>
          {reason !== '' && <Paragraph>{words.reason(reason)}</Paragraph>}
          <Paragraph>{words.rights}</Paragraph>
        </>
      )}
      <ActionLink href={privateUrl}>{common.open}</ActionLink>
      <Imprint shop={shop} words={common} />
    </>
  );
}
