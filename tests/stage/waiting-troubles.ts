import { randomUUID } from 'node:crypto';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { query } from './books.ts';
import type { TestShop } from './shop.ts';

/** Stores an anomaly of a payment. */
export async function storeAnomaly(
  shop: TestShop,
  anomaly: {
    kind: string;
    orderId: string | null;
    noticedAt: Date;
    detail?: string;
    reference?: string;
  },
): Promise<number> {
  const { kind, orderId, noticedAt, detail = '19900 czk', reference = randomUUID() } = anomaly;
  const [row] = await query<{ id: string }>(
    shop,
    `insert into payment_anomalies (kind, order_id, checkout_id, payment_id, amount, currency, reference,
       detail, noticed_at)
     values ($1, $2, $3, $4, 19900, 'czk', $5, $6, $7) returning id`,
    [
      kind,
      orderId,
      `cs_${orderId ?? 'none'}`,
      orderId && `pi_${orderId}`,
      reference,
      detail,
      noticedAt,
    ],
  );
  return Number(row?.id);
}

/** Stores an e-mail of an order that has not gone out. */
export async function storeUnsentEmail(
  shop: TestShop,
  orderId: string,
  {
    kind = 'order-paid-customer',
    enqueuedAt,
    refusal = null,
  }: { kind?: OrderEmailKind; enqueuedAt: Date; refusal?: string | null },
): Promise<string> {
  const id = randomUUID();
  await query(
    shop,
    `insert into emails (id, order_id, kind, enqueued_at, refusal)
     values ($1, $2, $3, $4, $5)`,
    [id, orderId, kind, enqueuedAt, refusal],
  );
  return id;
}

/** Queues a job that has used up its attempts. */
export async function storeFailedJob(
  shop: TestShop,
  orderId: string,
  error: string,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    shop,
    `select id from graphile_worker.add_job('invite-to-review', json_build_object('orderId', $1::text),
       job_key := 'invite-' || $1, max_attempts := 1, run_at := now() + interval '1 year')`,
    [orderId],
  );
  const id = String(row?.id);
  await query(
    shop,
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2 where id = $1`,
    [id, error],
  );
  return id;
}

/** Stores what customers ask for after the order: a complaint, a refill, a withdrawal, a late offer. */
export async function storeAfterSales(
  shop: TestShop,
  orderId: string,
  { at, text = 'Nic nepřišlo.' }: { at: Date; text?: string },
): Promise<{ complaint: string; refill: string; withdrawal: string; late: string }> {
  const afterSales = {
    complaint: randomUUID(),
    refill: randomUUID(),
    withdrawal: randomUUID(),
    late: randomUUID(),
  };
  await query(
    shop,
    `insert into complaints (id, order_id, line, text, remedy, received_at, due_at)
     values ($1, $2, 0, $3, 'money', $4, $4::timestamptz + interval '30 days')`,
    [afterSales.complaint, orderId, text, at],
  );
  await query(
    shop,
    `insert into refills (id, order_id, line, count_now, asked_at) values ($1, $2, 0, 50, $3)`,
    [afterSales.refill, orderId, at],
  );
  await query(
    shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, outcome)
     values ($1, 'cs', $2, '?', 'zofie@example.com', '', $2, $3, 'unknown')`,
    [afterSales.withdrawal, text, at],
  );
  await query(
    shop,
    `insert into late_offers (id, order_id, promised_at, offered_at) values ($1, $2, $3, $3)`,
    [afterSales.late, orderId, at],
  );
  return afterSales;
}
