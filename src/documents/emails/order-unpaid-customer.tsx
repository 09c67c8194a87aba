import { formatMoment } from '#content/moment-text.ts';
import { afterOrderWords } from './after-order-words.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

/** Tells a customer who has left the checkout where the order lies (rules 14). It presses nobody. */
export function orderUnpaidCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number } = facts.order;
  const words = afterOrderWords[locale].unpaidCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: <Unpaid {...facts} />,
  };
}

function Unpaid({ shop, order }: EmailFacts) {
  const { locale, number, payableUntil } = order;
  const words = emailWords[locale];
  const unpaid = afterOrderWords[locale].unpaidCustomer;
  return (
    <>
      <Title>{unpaid.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>{unpaid.lead(number)}</Paragraph>
      <Paragraph>{unpaid.pay(formatMoment(locale, payableUntil))}</Paragraph>
      <ActionLink href={order.privateUrl}>{unpaid.open}</ActionLink>
      <SmallPrint>{words.order.privateLink}</SmallPrint>
      <Paragraph>{unpaid.paidJustNow}</Paragraph>
      <SectionHeading>{words.order.items}</SectionHeading>
      <OrderedLines locale={locale} words={words.order} order={order} />
      <Totals locale={locale} words={words.order} order={order} />
      <SmallPrint>{unpaid.once}</SmallPrint>
      <Imprint shop={shop} words={words.order} />
    </>
  );
}
