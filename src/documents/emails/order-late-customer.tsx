import { formatMoment } from '#content/moment-text.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { EmailLate } from '#domain/order/order-email.ts';
import { CareLine, CareLines } from './care-lines.tsx';
import { careWords } from './care-words.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/**
 * Says that a promised time was missed, what is delivered so far, and what the customer can choose: to wait, or
 * the price of the undelivered part, to the haléř (rules 61).
 */
export function orderLateCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, care } = facts.order;
  const words = careWords[locale].late;
  const late = care?.late;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: late && late.sum !== null ? words.preview : words.previewWait,
    content: late && <Late {...facts} late={late} />,
  };
}

interface LateProps extends EmailFacts {
  late: EmailLate;
}

function Late({ shop, order, late }: LateProps) {
  const { locale, number } = order;
  const common = emailWords[locale].order;
  const words = careWords[locale].late;
  const count = (pieces: number) => formatCount(locale, pieces);
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(number, formatMoment(locale, late.promisedAt))}</Paragraph>
      <SectionHeading>{words.soFar}</SectionHeading>
      <CareLines>
        {late.lines.map(({ line, delivered, pieces }, index) => (
          <CareLine key={`${line.packageId} ${line.target ?? index}`} locale={locale} line={line}>
            {careWords[locale].progress(count(delivered), count(pieces))}
          </CareLine>
        ))}
      </CareLines>
      <Choice {...{ shop, order, late }} />
      <Imprint shop={shop} words={common} />
    </>
  );
}

function Choice({ order, late }: Pick<LateProps, 'order' | 'late'>) {
  const { locale, privateUrl } = order;
  const words = careWords[locale].late;
  const open = emailWords[locale].order.open;
  if (late.sum === null) {
    return (
      <>
        <Paragraph>{words.waitOnly}</Paragraph>
        <ActionLink href={privateUrl}>{open}</ActionLink>
      </>
    );
  }
  return (
    <>
      <SectionHeading>{words.choice}</SectionHeading>
      <Paragraph>{words.wait}</Paragraph>
      <Paragraph>{words.money(formatMoney(locale, late.sum))}</Paragraph>
      <ActionLink href={`${privateUrl}#late`}>{words.open}</ActionLink>
      <SmallPrint>{words.sumAt(formatMoment(locale, late.at))}</SmallPrint>
      <SmallPrint>{words.rights}</SmallPrint>
    </>
  );
}
