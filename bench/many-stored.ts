import { Client } from 'pg';
import { note } from './report.ts';
import type { SaleSteps } from './sale-steps.ts';

/**
 * Fills a shop with orders of the past: real ones, made and paid in the usual way, of which the database
 * then makes as many copies as are wanted, with lines, history, e-mails, invoices and events.
 */
export async function storeManyOrders(steps: SaleSteps, count: number): Promise<void> {
  await steps.pay(await steps.openCheckout((await steps.placeOrder()).orderId));
  for (const notification of await steps.takeNotifications()) await steps.notify(notification);
  await steps.shop.workOnce();
  await steps.placeOrder();
  const client = new Client(steps.shop.databaseUrl);
  await client.connect();
  // The originals have been checked, so their copies need no check of foreign keys.
  await client.query('set session_replication_role = replica');
  for (const copy of COPIES) await client.query(copy.replaceAll('$1', String(count / 2)));
  await client.query(`update orders set state = 'expired' where state = 'pending'`);
  await client.query('vacuum analyze');
  const counts = `select ${TABLES.map((table) => `(select count(*) from ${table}) as ${table}`).join()}`;
  const { rows } = await client.query<Record<string, string>>(counts);
  note(
    `a shop of ${count} orders`,
    Object.entries(rows[0] ?? {})
      .map(([of, n]) => `${n} ${of}`)
      .join(', '),
  );
  await client.end();
}

/** A copy equals its original except for the columns in `row`, given for the copy numbered `i`. */
function copies(table: string, row: Record<string, string>): string {
  const changes = Object.entries(row).flatMap(([column, value]) => [`'${column}'`, value]);
  return `insert into ${table} overriding system value
    select copy.* from ${table} original, generate_series(1, $1) i,
      lateral jsonb_populate_record(original, jsonb_build_object(${changes.join(', ')})) copy`;
}

/** The id of the copy of what has this id. */
const copyOf = (id: string) => `md5(original.${id}::text || i)::uuid`;
const when = (column: string) => `original.${column} - i * interval '5 minutes'`;
const nextOf = (table: string, column: string) =>
  `nextval(pg_get_serial_sequence('${table}', '${column}'))`;

const TABLES = [
  'orders',
  'checkouts',
  'order_lines',
  'order_events',
  'emails',
  'invoices',
  'payment_events',
];

const COPIES = [
  copies('orders', {
    id: copyOf('id'),
    number: nextOf('orders', 'number'),
    token: `left(md5(original.token || i), 32)`,
    state: `case when original.state = 'pending' then 'expired' else 'completed' end`,
    cart_id: `md5(original.cart_id || i)`,
    email: `'customer-' || i || '@example.com'`,
    payment_id: `original.payment_id || i`,
    invoice_number: `original.invoice_number || i`,
    created_at: when('created_at'),
    paid_at: when('paid_at'),
  }),
  copies('checkouts', {
    order_id: copyOf('order_id'),
    checkout_id: `original.checkout_id || i`,
  }),
  copies('order_lines', { order_id: copyOf('order_id') }),
  copies('order_events', {
    id: nextOf('order_events', 'id'),
    order_id: copyOf('order_id'),
    at: when('at'),
  }),
  copies('emails', { id: copyOf('id'), order_id: copyOf('order_id') }),
  copies('invoices', {
    number: 'original.number || i',
    order_id: copyOf('order_id'),
    issued_at: when('issued_at'),
  }),
  copies('payment_events', { event_id: 'original.event_id || i' }),
];
