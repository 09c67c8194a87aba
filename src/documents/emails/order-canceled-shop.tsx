import { formatMoney } from '#domain/money.ts';
import type { EmailOrder } from '#domain/order/order-email.ts';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import { adminHref } from '#domain/addresses.ts';
import { CanceledItems } from './canceled-items.tsx';
import { customerFacts, paymentFacts } from './customer-facts.tsx';
import {
  type EmailDraft,
  type EmailFacts,
  emailWords,
  shopMailbox,
  refundIn,
} from './email-draft.ts';
import { ActionLink, Facts, Paragraph, Title } from './email-parts.tsx';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = shopEmails.canceled;

/** Tells the shop not to deliver, and that the payment is refunded. */
export function orderCanceledShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale,
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: <CanceledOrder {...facts} />,
  };
}

function CanceledOrder({ shop, order }: EmailFacts) {
  const common = emailWords[locale].order;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      <Paragraph>{moneyOf(order)}</Paragraph>
      <Facts rows={[...customerFacts(common, order), ...paymentFacts(common, order, locale)]} />
      <CanceledItems locale={locale} heading={shopEmails.paid.items} words={common} order={order} />
      <ActionLink href={`${shop.origins[locale]}${adminHref('operator')}`}>
        {shopEmails.paid.manage}
      </ActionLink>
    </>
  );
}

/** What becomes of the money, and who sees to that. */
function moneyOf(order: EmailOrder): string {
  if (!order.paidAt) return words.nothingPaid;
  if (order.paidHow === 'free') return words.free;
  const { amount, share } = refundIn(order);
  const sum = formatMoney(locale, amount);
  if (order.paidHow === 'transfer') return words.byTransfer(sum);
  return share === 'rest' ? words.refundRest(sum) : words.refund(sum);
}
