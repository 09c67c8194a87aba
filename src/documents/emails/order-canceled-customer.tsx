import { formatMoney } from '#domain/money.ts';
import type { EmailOrder } from '#domain/order/order-email.ts';
import type { EmailWords } from '#messages/cs/emails/emails.ts';
import { CanceledItems } from './canceled-items.tsx';
import { Imprint } from './imprint.tsx';
import {
  type EmailDraft,
  type EmailFacts,
  customerOf,
  emailWords,
  refundIn,
} from './email-draft.ts';
import { ActionLink, Paragraph, Title } from './email-parts.tsx';

/** Tells the customer that the order ended before its delivery began, and what becomes of the money. */
export function orderCanceledCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number } = facts.order;
  const words = emailWords[locale].canceledCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: <Cancellation {...facts} words={emailWords[locale]} />,
  };
}

function Cancellation({ shop, order, words }: EmailFacts & { words: EmailWords }) {
  const { locale } = order;
  const canceled = words.canceledCustomer;
  return (
    <>
      <Title>{canceled.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>{canceled.lead(order.number)}</Paragraph>
      <Paragraph>{moneyOf(order, canceled)}</Paragraph>
      <ActionLink href={order.privateUrl}>{words.order.open}</ActionLink>
      <CanceledItems
        locale={locale}
        heading={words.order.items}
        words={words.order}
        order={order}
      />
      <Imprint shop={shop} words={words.order} />
    </>
  );
}

/** What becomes of the money. */
function moneyOf(order: EmailOrder, words: EmailWords['canceledCustomer']): string {
  if (!order.paidAt) return words.nothingPaid;
  if (order.paidHow === 'free') return words.free;
  const { amount, share } = refundIn(order);
  const sum = formatMoney(order.locale, amount);
  return share === 'rest' ? words.refundRest(sum) : words.refund(sum);
}
