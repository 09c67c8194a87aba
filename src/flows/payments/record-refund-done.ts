import { stopLines } from '#database/orders/after-sales.ts';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { insertInvoice, listInvoices, takeNumber } from '#database/payments/payment-records.ts';
import { type OrderRow, changeState, listOrderLines, lockOrder } from '#database/orders/orders.ts';
import {
  type RefundRow,
  listRefunds,
  recordCreditNote,
  recordRefund,
} from '#database/payments/refunds.ts';
import { recordShortEnd } from '#database/orders/promised-end.ts';
import { enqueueEvent } from '#database/webhooks/webhook-events.ts';
import { listWithdrawals } from '#database/orders/withdrawals.ts';
import { type CreditedRefund, writeCreditNote } from '#documents/invoice/invoice-words.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { invoiceNumber, invoiceSeries } from '#domain/invoice/invoice-number.ts';
import type { Haler } from '#domain/money.ts';
import { mayFollow } from '#domain/order/order.ts';
import { isPart, refundedAt, sumRefunded } from '#domain/payments/refund.ts';
import { calculationOf } from '#domain/withdrawals/withdrawal-sum.ts';
import { resolveWhatIsBack } from '#flows/withdrawals/end-withdrawn.ts';

/**
 * Notes that a refund was made: in the history, in what it resolves, by a credit note and the e-mails that
 * carry it. Once, whoever comes. The order is locked, so that the credit notes of one invoice are written one
 * after the other. Not an action of its own.
 * @param made `doneAt` is when the money left
 * @param notedAt the day of the credit note; by default the same
 */
export async function recordRefundDone(
  tx: Transaction,
  refund: RefundRow,
  made: { providerRefundId: string; doneAt: Date },
  notedAt = made.doneAt,
): Promise<void> {
  const order = await lockOrder(tx, refund.orderId);
  if (!order || !(await recordRefund(tx, refund, made)) || refund.kind === 'paid-twice') return;
  const kinds = ['order-refunded-customer', 'order-refunded-shop'] as const;
  await enqueueEmails(tx, order.id, kinds, { refundId: refund.id });
  const refunds = await listRefunds(tx, order.id);
  const isAllBack = refundedAt({ ...order, refunds }) !== null;
  const ended =
    isAllBack && isPart(refund.kind) ? await endRefunded(tx, order, refund, notedAt) : order;
  await resolveWhatIsBack(tx, ended, refund, { isAllBack, at: notedAt });
  // What completes the order by this refund has noted it.
  if (order.state === 'completed') await recordShortEnd(tx, order.id);
  const calculation =
    refund.aboutId === null
      ? undefined
      : calculationOf({ ...order, ...(await reckonedBy(tx, order.id)), refunds }, refund);
  const { id, amount } = refund;
  const told = { orderId: order.id, type: 'refund.created', at: notedAt } as const;
  if (order.paidAt) await enqueueEvent(tx, { ...told, heldBy: undefined, refund: { id, amount } });
  await issueCreditNote(tx, order, refund, { refundedAt: notedAt, calculation });
}

/** Ends an order whose payment was refunded completely in parts; a canceled one has already ended. */
async function endRefunded(
  tx: Transaction,
  order: OrderRow,
  { actor, person, reason: text }: RefundRow,
  at: Date,
): Promise<OrderRow> {
  if (order.state === 'canceled' || !mayFollow(order.state, 'refunded')) return order;
  await stopLines(tx, order.id, at);
  return changeState(tx, order, 'refunded', { actor, at, text, ...(person && { person }) });
}

/** The refunds that the provider was not asked for: what their credit notes say of the way back. */
const returnedBy: Partial<Record<RefundRow['kind'], InvoiceSnapshot['returned']>> = {
  disputed: 'by-bank',
  'by-hand': 'by-hand',
};

/** The number is taken last: other transactions that issue a document wait for that row. */
async function issueCreditNote(
  tx: Transaction,
  { id: orderId }: OrderRow,
  refund: RefundRow,
  { refundedAt, calculation }: Pick<CreditedRefund, 'refundedAt' | 'calculation'>,
): Promise<void> {
  const [invoice, ...earlier] = await listInvoices(tx, orderId);
  // Without an invoice there is none to take back.
  if (!invoice) return;
  const amount = await yetToCredit(tx, refund, invoice, earlier);
  if (amount <= 0) return;
  const position = await takeNumber(tx, invoiceSeries('credit-note', refundedAt));
  const number = invoiceNumber('credit-note', refundedAt, position);
  const isRest = refund.kind === 'canceled';
  const { reason } = refund;
  const returned = returnedBy[refund.kind];
  const facts = { number, refundedAt, amount, isRest, reason, returned, calculation };
  await insertInvoice(tx, orderId, writeCreditNote(invoice, earlier, facts));
  await recordCreditNote(tx, refund.id, number);
}

/** What a calculation is made of, as it stands now. */
async function reckonedBy(tx: Transaction, orderId: string) {
  const lines = await listOrderLines(tx, orderId);
  return { lines, withdrawals: await listWithdrawals(tx, orderId) };
}

/**
 * How much of a refund has to be credited: the note of one that came back still stands, and a part may be
 * given in its place. With what is left, all of the invoice is taken back.
 */
async function yetToCredit(
  tx: Transaction,
  { orderId, kind, amount }: RefundRow,
  invoice: InvoiceSnapshot,
  earlier: readonly InvoiceSnapshot[],
): Promise<Haler> {
  if (earlier.length === 0) return amount;
  const most = isPart(kind)
    ? sumRefunded({ refunds: await listRefunds(tx, orderId) })
    : invoice.total;
  return Math.min(amount, most + earlier.reduce((sum, { total }) => sum + total, 0));
}
