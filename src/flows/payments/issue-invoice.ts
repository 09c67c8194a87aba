import type { Transaction } from '#database/client.ts';
import { insertInvoice } from '#database/invoices.ts';
import type { OrderLineRow, OrderRow } from '#database/orders.ts';
import { takeNumber } from '#database/payment-records.ts';
import { lineName } from '#content/catalogue/package-name.ts';
import { makeInvoice } from '#domain/invoice/invoice.ts';
import { invoiceNumber, invoiceSeries } from '#domain/invoice/invoice-number.ts';
import type { Services } from '#flows/services.ts';

/** What an invoice says besides the shop. */
interface Invoiced {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  /** What customers call the payment: the id of its checkout, or the reference of a transfer. */
  checkoutId: string;
  paidAt: Date;
  issuedAt: Date;
}

/**
 * Issues the invoice with every value that it prints (decisions/0007). Transactions that take a number wait for
 * that row until this one ends. Not an action of its own: what makes an order paid does it.
 * @returns the number
 */
export async function issueInvoice(
  { shop }: Pick<Services, 'shop'>,
  tx: Transaction,
  { order, lines: rows, checkoutId, paidAt, issuedAt }: Invoiced,
): Promise<string> {
  const lines = rows.map((row) => ({ ...row, text: lineName(row, order.locale) }));
  const position = await takeNumber(tx, invoiceSeries('invoice', issuedAt));
  const number = invoiceNumber('invoice', issuedAt, position);
  const invoice = makeInvoice({ shop, order, lines, number, checkoutId, paidAt, issuedAt });
  await insertInvoice(tx, order.id, invoice);
  return number;
}
