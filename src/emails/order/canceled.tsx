import type { Order } from '#database/orders/orders.ts';
import { type Haler, formatMoney } from '#domain/money.ts';
import { type RefundShare, leftToRefund, refundShare } from '#domain/payments/refund.ts';
import { customerFacts, paymentFacts } from '#emails/parts/customer-facts.tsx';
import { ActionLink, Facts, Paragraph } from '#emails/parts/email-parts.tsx';
import { AdminLink } from '#emails/parts/order-for-shop.tsx';
import { CanceledItems } from '#emails/parts/ordered-lines.tsx';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
} from './define-order-email.tsx';

const shopWords = shopEmails.canceled;

interface CanceledFacts {
  /** What goes back because it was canceled; null where nothing does. */
  refund: { amount: Haler; share: RefundShare } | null;
}

/** Tells the customer that the order ended before its delivery began, and what becomes of the money. */
export const canceledCustomer = defineOrderEmail('order-canceled-customer', {
  group: 'money',
  to: 'customer',
  isKeptAsSent: true,
  load: loadCanceled,
  draft: (facts) => {
    const { order, m } = facts;
    const words = m.canceledCustomer;
    return {
      subject: words.subject(order.number),
      preview: words.preview,
      heading: words.heading,
      content: (
        <>
          <Paragraph>{words.lead(order.number)}</Paragraph>
          <Paragraph>{moneyForCustomer(facts)}</Paragraph>
          <ActionLink href={order.privateUrl}>{m.order.open}</ActionLink>
          <CanceledItems locale={order.locale} heading={m.order.items} order={order} />
        </>
      ),
    };
  },
});

/** Tells the shop not to deliver, and that the payment is refunded. */
export const canceledShop = defineOrderEmail('order-canceled-shop', {
  group: 'money',
  to: 'shop',
  load: loadCanceled,
  draft: (facts) => {
    const { shop, order } = facts;
    return {
      subject: shopWords.subject(order.number),
      preview: shopWords.lead,
      heading: shopWords.heading,
      content: (
        <>
          <Paragraph>{shopWords.lead}</Paragraph>
          <Paragraph>{moneyForShop(facts)}</Paragraph>
          <Facts rows={[...customerFacts('cs', order), ...paymentFacts('cs', order)]} />
          <CanceledItems locale="cs" heading={shopEmails.paid.items} order={order} />
          <AdminLink shop={shop} />
        </>
      ),
    };
  },
});

function loadCanceled({ order }: OrderEmailSources): CanceledFacts {
  const refund = order.refunds.find(({ kind }) => kind === 'canceled') ?? leftOf(order);
  return { refund: refund && { amount: refund.amount, share: refundShare(order, refund) } };
}

/** What no refund is owed for yet. */
function leftOf(order: Order): { kind: 'canceled'; amount: Haler } | null {
  const amount = leftToRefund(order);
  return amount > 0 ? { kind: 'canceled', amount } : null;
}

function moneyForCustomer({ order, refund, m }: OrderEmailFrame & CanceledFacts): string {
  const words = m.canceledCustomer;
  if (!order.paidAt) return words.nothingPaid;
  if (order.paidHow === 'free') return words.free;
  if (!refund) return words.allBack;
  const sum = formatMoney(order.locale, refund.amount);
  return refund.share === 'rest' ? words.refundRest(sum) : words.refund(sum);
}

/** What becomes of the money, and who sees to that. */
function moneyForShop({ order, refund }: OrderEmailFrame & CanceledFacts): string {
  if (!order.paidAt) return shopWords.nothingPaid;
  if (order.paidHow === 'free') return shopWords.free;
  if (!refund) return shopWords.allBack;
  const sum = formatMoney('cs', refund.amount);
  if (order.paidHow === 'transfer') return shopWords.byTransfer(sum);
  return refund.share === 'rest' ? shopWords.refundRest(sum) : shopWords.refund(sum);
}
