import type { Transaction } from '#database/client.ts';
import { insertInvoice, listInvoices } from '#database/invoices.ts';
import { oweEmails } from '#database/emails.ts';
import { type Order, type OrderRow, changeState, findOrder, lockOrder } from '#database/orders.ts';
import { takeNumber } from '#database/payment-records.ts';
import { type RefundRow, listRefunds, noteCreditNote, noteRefund } from '#database/refunds.ts';
import { writeCreditNote } from '#documents/invoice/credit-note.ts';
import { invoiceNumber, invoiceSeries } from '#domain/invoice/invoice-number.ts';
import { mayFollow } from '#domain/order/order.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { Haler } from '#domain/money.ts';
import { refundedAt, sumRefunded } from '#domain/order/refund.ts';
import { giveBack } from './give-back.ts';
import type { Services } from '#flows/services.ts';

/**
 * Makes the owed refunds of an order, each once: parts first, then what is left. Issues a credit note for
 * each refund of the order's own payment and owes the e-mails that carry it. A refund that the provider
 * refuses does not stop the others; a part is then given up. Meant for the job queue: other errors of the
 * provider are thrown, so that the job is tried again; the key then makes it the same refund, and nothing is
 * noted twice.
 * @throws PaymentsUnavailable | PaymentsRefused | AggregateError of them where several refunds fail
 */
export async function refundOrder(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  orderId: string,
): Promise<void> {
  const { db, clock } = services;
  const order = await findOrder(db, orderId);
  if (!order) return;
  const owed = order.refunds.filter(({ state }) => state === 'owed');
  const faults: unknown[] = [];
  for (const refund of partsFirst(owed)) {
    if (waitsForPart(refund, owed)) continue;
    try {
      const providerRefundId = await giveBack(services, refund, asking(order, refund));
      if (providerRefundId !== undefined) {
        await db.transaction((tx) => noteDone(tx, refund, { providerRefundId, doneAt: clock() }));
      }
      refund.state = providerRefundId === undefined ? 'refused' : 'done';
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) {
    const message = `${faults.length} of ${owed.length} refunds could not be made.`;
    throw new AggregateError(faults, message);
  }
}

function partsFirst(owed: readonly RefundRow[]): RefundRow[] {
  const isPart = ({ kind }: RefundRow) => kind === 'part';
  return [...owed.filter(isPart), ...owed.filter((refund) => !isPart(refund))];
}

/** What is left of a payment is known when none of its parts is on its way any more. */
function waitsForPart({ kind, paymentId }: RefundRow, owed: readonly RefundRow[]): boolean {
  const isOnItsWay = (other: RefundRow) =>
    other.kind === 'part' && other.paymentId === paymentId && other.state === 'owed';
  return kind !== 'part' && owed.some(isOnItsWay);
}

/**
 * What is left is asked for without a sum: a person may have refunded some of it at the provider. Where a
 * refund came back the provider may have more left than we owe, for it may have been paid in another way
 * (decisions/0011).
 */
function asking({ refunds, checkout, ...order }: Order, { kind, paymentId }: RefundRow) {
  const cameBack = refunds.some((one) => one.state === 'failed' && one.paymentId === paymentId);
  const isOwn = order.paymentId === paymentId;
  const provider = isOwn ? (checkout.provider ?? undefined) : undefined;
  return { isRest: kind !== 'part' && !cameBack, provider };
}

/** The order is locked, so that the credit notes of one invoice are written one after the other. */
async function noteDone(
  tx: Transaction,
  refund: RefundRow,
  made: { providerRefundId: string; doneAt: Date },
): Promise<void> {
  const order = await lockOrder(tx, refund.orderId);
  if (!order || !(await noteRefund(tx, refund, made)) || refund.kind === 'paid-twice') return;
  const kinds = ['order-refunded-customer', 'order-refunded-shop'] as const;
  await oweEmails(tx, order.id, kinds, { refundId: refund.id });
  if (refund.kind === 'part') await endWhereAllIsBack(tx, order, refund, made.doneAt);
  await issueCreditNote(tx, order, refund, made.doneAt);
}

/** Ends an order whose payment was refunded completely in parts; a canceled one has already ended. */
async function endWhereAllIsBack(
  tx: Transaction,
  order: OrderRow,
  { actor, person, reason: text }: RefundRow,
  at: Date,
): Promise<void> {
  const refunds = await listRefunds(tx, order.id);
  const isBack = refundedAt({ ...order, refunds }) !== null;
  if (!isBack || order.state === 'canceled' || !mayFollow(order.state, 'refunded')) return;
  await changeState(tx, order, 'refunded', { actor, at, text, ...(person && { person }) });
}

/** The number is taken last: other transactions that issue a document wait for that row. */
async function issueCreditNote(
  tx: Transaction,
  { id: orderId }: OrderRow,
  refund: RefundRow,
  refundedAt: Date,
): Promise<void> {
  const [invoice, ...earlier] = await listInvoices(tx, orderId);
  // An order that was paid before the shop issued invoices has none to take back.
  if (!invoice) return;
  const amount = await yetToCredit(tx, refund, invoice, earlier);
  if (amount <= 0) return;
  const position = await takeNumber(tx, invoiceSeries('credit-note', refundedAt));
  const number = invoiceNumber('credit-note', refundedAt, position);
  const isRest = refund.kind === 'canceled';
  const facts = { number, refundedAt, amount, isRest, reason: refund.reason };
  await insertInvoice(tx, orderId, writeCreditNote(invoice, earlier, facts));
  await noteCreditNote(tx, refund.id, number);
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
  const isPart = kind === 'part';
  const most = isPart ? sumRefunded({ refunds: await listRefunds(tx, orderId) }) : invoice.total;
  return Math.min(amount, most + earlier.reduce((sum, { total }) => sum + total, 0));
}
