import { expect } from 'vitest';
import type { DatabaseClient } from '#database/client.ts';
import type { Order } from '#database/orders/orders.ts';
import type { InvoiceKind, InvoiceSnapshot } from '#domain/invoice/invoice.ts';

type Row = Record<string, unknown>;

/** Whose books are looked into: a shop's, or those of a provider that has its own. */
export interface Books {
  database: Pick<DatabaseClient, 'pool'>;
}

export interface KeptEmail extends Row {
  message_id: string;
  to_address: string;
  locale: string;
  subject: string;
  html: string;
  text: string;
}

export async function query<T extends Row = Row>(
  shop: Books,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  return (await shop.database.pool.query<T>(sql, values)).rows;
}

/** The orders' facts that tell how many sales there were, oldest first. */
export interface OrderFacts extends Row {
  id: string;
  token: string;
  state: Order['state'];
  total: string;
  checkout_id: string | null;
  payment_id: string | null;
  invoice_number: string | null;
  paid_at: Date | null;
  refunded_at: Date | null;
}

/** Each with the checkout that counts, and with the refund that completed the repayment of its money. */
export function listOrders(shop: Books): Promise<OrderFacts[]> {
  return query(
    shop,
    `select orders.*, counted.checkout_id, counted.url as checkout_url, counted.outcome as checkout_outcome,
       counted.provider as checkout_provider, counted.expires_at as checkout_expires_at,
       back.refund_id, back.refunded_at
     from orders join checkouts counted on counted.order_id = id and attempt = checkout_attempt
     left join lateral (
       select max(refund_id) as refund_id, max(done_at) as refunded_at from refunds
       where order_id = orders.id and kind <> 'paid-twice' and state = 'done'
       having sum(amount) = total
     ) back on true
     order by number`,
  );
}

export function listEmails(shop: Books): Promise<KeptEmail[]> {
  return query(shop, 'select * from outbox.email order by id');
}

/** Those of one kind, such as `order-paid-customer`. */
export async function emailsOf(shop: Books, kind: string): Promise<KeptEmail[]> {
  return (await listEmails(shop)).filter(({ message_id: id }) => id.startsWith(`<${kind}-`));
}

/** Sessions of the provider for which money came. */
export function listPayments(shop: Books): Promise<Row[]> {
  return query(shop, `select * from test_checkout.session where payment_state = 'succeeded'`);
}

export async function listAnomalies(shop: Books): Promise<unknown[]> {
  return (await query(shop, 'select kind from payment_anomalies order by id')).map(
    (r) => r['kind'],
  );
}

/** The one order that there is; fails if there are more. */
export async function onlyOrder(shop: Books): Promise<OrderFacts> {
  const [order, ...others] = await listOrders(shop);
  expect(others).toEqual([]);
  if (!order) throw new Error('There is no order.');
  return order;
}

/** Paid orders, payments and invoices are the same, and there is a pair of e-mails for each sale. */
export async function expectSales(shop: Books, count: number): Promise<void> {
  const paid = (await listOrders(shop)).filter(({ paid_at: at }) => at);
  expect(paid).toHaveLength(count);
  expect(await listPayments(shop)).toHaveLength(count);
  await expectInvoices(shop, paid);
  const emails = (await listEmails(shop)).map(({ message_id: id }) => id);
  for (const kind of ['customer', 'shop']) {
    expect(emails.filter((id) => id.startsWith(`<order-paid-${kind}-`))).toHaveLength(count);
  }
}

/** An invoice or a credit note as it lies in the books. */
export interface IssuedInvoice extends Row {
  number: string;
  order_id: string;
  snapshot: InvoiceSnapshot;
}

export function listIssued(shop: Books, kind: InvoiceKind): Promise<IssuedInvoice[]> {
  return query(shop, 'select * from invoices where kind = $1 order by number', [kind]);
}

/** One invoice for each paid order, of its total and under its number; one credit note for each refund. */
async function expectInvoices(shop: Books, paid: OrderFacts[]): Promise<void> {
  const invoices = await listIssued(shop, 'invoice');
  expect(
    invoices.map(({ order_id: id, number, snapshot }) => [id, number, snapshot.total]),
  ).toEqual(
    paid
      .toSorted((a, b) => String(a.invoice_number).localeCompare(String(b.invoice_number)))
      .map(({ id, invoice_number: number, total }) => [id, number, Number(total)]),
  );
  const notes = await listIssued(shop, 'credit-note');
  expect(notes.map(({ order_id: id }) => id).toSorted()).toEqual(
    (
      await query(
        shop,
        `select order_id from refunds where state = 'done' and kind <> 'paid-twice'`,
      )
    )
      .map(({ order_id: id }) => id)
      .toSorted(),
  );
  for (const issued of [invoices, notes]) {
    const positions = issued.map(({ number }) => Number(number.slice(-5)));
    expect(positions).toEqual(issued.map((_, index) => index + 1));
  }
}
