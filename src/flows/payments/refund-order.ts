import type { Transaction } from '#database/client.ts';
import { insertInvoice, listInvoices } from '#database/invoices.ts';
import { oweLetters } from '#database/letters.ts';
import { findOrderRow, lockOrder, noteOnOrder } from '#database/orders.ts';
import { takeNumber } from '#database/payment-records.ts';
import { makeCreditNote } from '#domain/invoice/invoice.ts';
import { invoiceNumber, invoiceSeries } from '#domain/invoice/invoice-number.ts';
import { giveBack } from './give-back.ts';
import type { Services } from '#flows/services.ts';

/**
 * Gives the money of a canceled order back, whole and once, issues the credit note and owes the letters
 * that carry it. Meant for the job queue: what the provider throws goes through, so that the job is tried
 * again; the key then makes it the same refund, and what was noted is not noted twice.
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function refundOrder(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  orderId: string,
): Promise<void> {
  const { db, clock } = services;
  const order = await findOrderRow(db, orderId);
  if (!order?.paymentId || order.refundId || order.state !== 'canceled') return;
  const { paymentId, checkoutId, checkoutProvider } = order;
  const provider = checkoutProvider ?? undefined;
  const owed = { orderId, paymentId, checkoutId: checkoutId ?? paymentId, provider };
  const refundId = await giveBack(services, { ...owed, idempotencyKey: `refund-${orderId}` });
  await db.transaction((tx) => noteRefund(tx, orderId, { refundId, refundedAt: clock() }));
}

async function noteRefund(
  tx: Transaction,
  orderId: string,
  refund: { refundId: string; refundedAt: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.refundId) return;
  await noteOnOrder(tx, orderId, refund);
  await oweLetters(tx, orderId, ['order-refunded-customer', 'order-refunded-shop']);
  const invoice = (await listInvoices(tx, orderId)).find(({ kind }) => kind === 'invoice');
  // An order that was paid before the shop issued invoices has none to take back.
  if (!invoice) return;
  const { refundedAt } = refund;
  const position = await takeNumber(tx, invoiceSeries('credit-note', refundedAt));
  const number = invoiceNumber('credit-note', refundedAt, position);
  await insertInvoice(tx, orderId, makeCreditNote(invoice, number, refundedAt));
}
