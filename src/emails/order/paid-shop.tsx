import { listInvoices } from '#database/payments/payment-records.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { formatMoney } from '#domain/money.ts';
import { paymentFacts } from '#emails/parts/customer-facts.tsx';
import { type Fact, Facts, Paragraph } from '#emails/parts/email-parts.tsx';
import { TargetsOpen } from '#emails/parts/line-target.tsx';
import { OrderForShop } from '#emails/parts/order-for-shop.tsx';
import { discountLabel } from '#emails/parts/ordered-lines.tsx';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
  nothingMore,
} from './define-order-email.tsx';
import { startForShop } from './may-begin.tsx';
import type { OrderFacts } from './order-facts.ts';

const locale = 'cs';
const words = shopEmails.paid;

/** Tells the shop of a paid order (rules 14): every field, every target, total and discount. */
export const paidShop = defineOrderEmail('order-paid-shop', {
  group: 'order',
  to: 'shop',
  load: nothingMore,
  attach: attachInvoice,
  draft: (facts) => {
    const { number, total, lines, isPaidAfterWithdrawal } = facts.order;
    const sum = formatMoney(locale, total);
    const missing = facts.m.order.targetMissing;
    return {
      subject: isPaidAfterWithdrawal
        ? words.afterWithdrawal.subject(number, sum)
        : words.subject(number, sum, countUnits(lines)),
      preview: lines.map((line) => line.targetLabel ?? missing).join(', '),
      heading: isPaidAfterWithdrawal ? words.afterWithdrawal.heading : words.heading,
      content: <PaidOrder {...facts} />,
    };
  },
});

/**
 * The invoice of an order. It goes to the shop as well, as the credit notes do: so the shop's own mailbox has every
 * document that was ever issued (docs/backup.md).
 */
export async function attachInvoice({
  db,
  order,
}: OrderEmailSources): Promise<InvoiceSnapshot | undefined> {
  const issued = await listInvoices(db, order.id);
  return issued.find(({ kind }) => kind === 'invoice');
}

function PaidOrder({ shop, order, enclosed, m }: OrderEmailFrame) {
  const isOff = order.isPaidAfterWithdrawal;
  const missing = countUnits(order.lines.filter(({ target }) => target === null));
  return (
    <>
      {isOff && (
        <Paragraph>
          <strong>{words.afterWithdrawal.lead}</strong>
        </Paragraph>
      )}
      {!isOff && missing > 0 && (
        <Paragraph>
          <strong>{words.targetMissing(missing)}</strong>
        </Paragraph>
      )}
      {!isOff && <TargetsOpen lines={order.lines} />}
      <Facts
        rows={[
          [m.order.total, formatMoney(locale, order.total)],
          [words.discount, discount(order)],
          [words.start, !isOff && startForShop(order)],
          [words.locale, words.locales[order.locale]],
          ...paymentFacts(locale, order),
          [words.invoice, enclosed && shopEmails.attached(enclosed)],
        ]}
      />
      <OrderForShop shop={shop} order={order} />
    </>
  );
}

function countUnits(lines: OrderFacts['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function discount(order: OrderFacts): Fact[1] {
  return order.discount === 0 ? words.noDiscount : discountLabel(locale, order);
}
