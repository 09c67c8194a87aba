import { listAfterSales } from '#database/orders/after-sales.ts';
import { listInvoices } from '#database/payments/payment-records.ts';
import type { RefundRow } from '#database/payments/refunds.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { type Haler, formatMoney } from '#domain/money.ts';
import { type RefundShare, refundShare } from '#domain/payments/refund.ts';
import { type WithdrawalCalculation, calculationOf } from '#domain/withdrawals/withdrawal-sum.ts';
import { CalculationPart } from '#emails/parts/calculation-part.tsx';
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

const shopWords = shopEmails.refunded;

/** What an e-mail says about a refund. */
export interface RefundTold {
  amount: Haler;
  share: RefundShare;
  /** Of a part, in the shop's words. */
  reason: string;
  /** Of one that resolves a withdrawal. */
  calculation?: WithdrawalCalculation | undefined;
  /** Whether a refill that a complaint was accepted with ends with it. */
  endsRefill?: boolean | undefined;
}

interface RefundedFacts {
  refund: RefundTold;
}

/** Tells the customer of the refund that was made; the credit note, if there is one, is attached. */
export const refundedCustomer = defineOrderEmail('order-refunded-customer', {
  group: 'money',
  to: 'customer',
  isKeptAsSent: true,
  load: loadRefund,
  attach: attachCreditNote,
  draft: (facts) => {
    const { locale, number } = facts.order;
    const { amount, share } = facts.refund;
    const words = facts.m.refundedCustomer[share];
    return {
      subject: words.subject(number),
      preview: words.preview(formatMoney(locale, amount)),
      heading: words.heading,
      content: <Refunded {...facts} />,
    };
  },
});

/** Tells the shop that the money went back, and brings its books the credit note. */
export const refundedShop = defineOrderEmail('order-refunded-shop', {
  group: 'money',
  to: 'shop',
  load: loadRefund,
  attach: attachCreditNote,
  draft: (facts) => {
    const { amount, share } = facts.refund;
    const sum = formatMoney('cs', amount);
    return {
      subject: shopWords.subject(facts.order.number, sum),
      preview: shopWords.lead[share](sum),
      heading: isOfCancellation(share) ? shopWords.heading : shopWords.headingPart,
      content: <RefundedForShop {...facts} />,
    };
  },
});

async function loadRefund({ db, order, due }: OrderEmailSources): Promise<RefundedFacts | 'gone'> {
  const row = toldRefund({ order, due });
  if (!row) return 'gone';
  const { id, amount, reason } = row;
  const { refills } = await listAfterSales(db, order.id);
  const refund = {
    amount,
    share: refundShare(order, row),
    reason,
    calculation: calculationOf(order, row),
    endsRefill: refills.some(({ refundId }) => refundId === id),
  };
  return { refund };
}

/** The refund that an e-mail is about: its own, or the one of the cancellation. */
function toldRefund({
  order,
  due,
}: Pick<OrderEmailSources, 'order' | 'due'>): RefundRow | undefined {
  const { refundId } = due;
  return order.refunds.find(({ id, kind }) => (refundId ? id === refundId : kind === 'canceled'));
}

async function attachCreditNote(sources: OrderEmailSources): Promise<InvoiceSnapshot | undefined> {
  const issued = await listInvoices(sources.db, sources.order.id);
  return issued.find(({ number }) => number === toldRefund(sources)?.creditNote);
}

function isOfCancellation(share: RefundShare): boolean {
  return share === 'whole' || share === 'rest';
}

function Refunded({ order, refund, enclosed, m }: OrderEmailFrame & RefundedFacts) {
  const { locale, number } = order;
  const { amount, share, reason, calculation, endsRefill } = refund;
  const words = m.refundedCustomer;
  return (
    <>
      <Paragraph>{words[share].lead(number, formatMoney(locale, amount))}</Paragraph>
      {reason && <Paragraph>{words.reason(reason)}</Paragraph>}
      {calculation && (
        <>
          <CalculationPart locale={locale} calculation={calculation} />
          <Paragraph>{words.withdrawn}</Paragraph>
        </>
      )}
      {endsRefill && <Paragraph>{words.endsRefill}</Paragraph>}
      {share !== 'disputed' && <Paragraph>{words.when}</Paragraph>}
      {enclosed && <Paragraph>{words.creditNote}</Paragraph>}
      <ActionLink href={order.privateUrl}>{m.order.open}</ActionLink>
      {isOfCancellation(share) && (
        <CanceledItems locale={locale} heading={m.order.items} order={order} />
      )}
    </>
  );
}

function RefundedForShop({ shop, order, refund, enclosed }: OrderEmailFrame & RefundedFacts) {
  const { amount, share, reason } = refund;
  return (
    <>
      <Paragraph>{shopWords.lead[share](formatMoney('cs', amount))}</Paragraph>
      <Facts
        rows={[
          ...customerFacts('cs', order),
          ...paymentFacts('cs', order),
          [shopWords.reason, reason],
          [shopWords.creditNote, enclosed && shopEmails.attached(enclosed)],
        ]}
      />
      {isOfCancellation(share) && (
        <CanceledItems locale="cs" heading={shopEmails.paid.items} order={order} />
      )}
      <AdminLink shop={shop} />
    </>
  );
}
