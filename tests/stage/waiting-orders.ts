import { randomUUID } from 'node:crypto';
import { query } from './books.ts';
import type { TestShop } from './shop.ts';

const HOUR_MS = 60 * 60_000;

/** A moment so many hours before another; after it where they are less than none. */
export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** A line of an order that is stored as it stands, whatever led to it. */
export interface StoredLine {
  packageId?: string;
  targetKind?: 'profile' | 'post' | null;
  heldAt?: Date;
  holdText?: string;
}

/** An order that is stored as it stands; paid an hour ago unless told. */
export interface StoredOrder {
  state?: string;
  createdAt: Date;
  paidAt?: Date | null;
  paidHow?: 'checkout' | 'transfer' | 'free';
  total?: number;
  expressConsent?: boolean | null;
  heldAt?: Date;
  promisedAt?: Date;
  name?: string;
  locale?: 'cs' | 'en';
  hasCheckout?: boolean;
  lines?: readonly StoredLine[];
}

/** Stores an order with its lines and its checkout. */
export async function storeOrder(shop: TestShop, order: StoredOrder): Promise<string> {
  const id = randomUUID();
  const { state = 'paid', createdAt, paidAt = createdAt, total = 19_900, lines = [{}] } = order;
  await query(
    shop,
    `insert into orders (id, token, state, locale, cart_id, fingerprint, name, email, phone, note, subtotal,
       discount_percent, discount_source, discount, total, terms_version, payment_id, created_at, paid_at,
       paid_how, express_consent, held_at, promised_at)
     values ($1, $2, $3, $4, $2, '', $5, $6, '+420777123456', '', $7, 0, 'none', 0, $7, '1', $8, $9, $10,
       $11, $12, $13, $14)`,
    [
      id,
      id.replaceAll('-', ''),
      state,
      order.locale ?? 'cs',
      order.name ?? 'Žofie Říhová',
      'zofie@example.com',
      total,
      paidAt && `pi_${id}`,
      createdAt,
      paidAt,
      order.paidHow ?? 'checkout',
      order.expressConsent === undefined ? true : order.expressConsent,
      order.heldAt,
      order.promisedAt,
    ],
  );
  await query(
    shop,
    `insert into checkouts (order_id, attempt, checkout_id, expires_at) values ($1, 1, $2, $3)`,
    [id, order.hasCheckout === false ? null : `cs_${id}`, createdAt],
  );
  for (const [position, line] of lines.entries()) await storeLine(shop, id, position, line, total);
  return id;
}

async function storeLine(
  shop: TestShop,
  orderId: string,
  position: number,
  {
    packageId = 'ig-likes-100',
    targetKind = 'post',
    heldAt,
    holdText = 'Profil je soukromý.',
  }: StoredLine,
  total: number,
): Promise<void> {
  const target = targetKind === null ? null : 'https://www.instagram.com/p/Cabc123/';
  await query(
    shop,
    `insert into order_lines (order_id, position, package_id, quantity, unit_price, subtotal, discount, total,
       target_kind, target_label, target_url, held_at, hold_reason, hold_text)
     values ($1, $2, $3, 1, $4, $4, 0, $4, $5, $6, $6, $7, $8, $9)`,
    [
      orderId,
      position,
      packageId,
      total,
      targetKind,
      target,
      heldAt,
      heldAt && 'target-private',
      heldAt && holdText,
    ],
  );
}

/** Stores a refund of an order as it stands. */
export async function storeRefund(
  shop: TestShop,
  orderId: string,
  refund: {
    amount: number;
    state?: 'owed' | 'done' | 'refused' | 'failed';
    kind?: string;
    createdAt: Date;
    doneAt?: Date | undefined;
    askedAt?: Date;
  },
): Promise<string> {
  const id = randomUUID();
  const { amount, state = 'done', kind = 'part', createdAt, doneAt, askedAt } = refund;
  const isDone = state === 'done' || state === 'failed';
  await query(
    shop,
    `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at,
       done_at, asked_at)
     values ($1, $2, $3, $4, $5, $6, 'operator', $7, $8, $9, $10)`,
    [
      id,
      orderId,
      `pi_${orderId}`,
      `cs_${orderId}`,
      kind,
      amount,
      state,
      createdAt,
      isDone ? (doneAt ?? createdAt) : null,
      askedAt,
    ],
  );
  return id;
}

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
  { owedAt, refusal = null }: { owedAt: Date; refusal?: string | null },
): Promise<string> {
  const id = randomUUID();
  await query(
    shop,
    `insert into letters (id, order_id, kind, owed_at, refusal)
     values ($1, $2, 'order-paid-customer', $3, $4)`,
    [id, orderId, owedAt, refusal],
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
export async function storeCare(
  shop: TestShop,
  orderId: string,
  { at, text = 'Nic nepřišlo.' }: { at: Date; text?: string },
): Promise<{ complaint: string; refill: string; withdrawal: string; late: string }> {
  const care = {
    complaint: randomUUID(),
    refill: randomUUID(),
    withdrawal: randomUUID(),
    late: randomUUID(),
  };
  await query(
    shop,
    `insert into complaints (id, order_id, line, text, wish, received_at, due_at)
     values ($1, $2, 0, $3, 'money', $4, $4::timestamptz + interval '30 days')`,
    [care.complaint, orderId, text, at],
  );
  await query(
    shop,
    `insert into refills (id, order_id, line, count_now, asked_at) values ($1, $2, 0, 50, $3)`,
    [care.refill, orderId, at],
  );
  await query(
    shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, outcome)
     values ($1, 'cs', $2, '?', 'zofie@example.com', '', $2, $3, 'unknown')`,
    [care.withdrawal, text, at],
  );
  await query(
    shop,
    `insert into late_offers (id, order_id, promised_at, offered_at) values ($1, $2, $3, $3)`,
    [care.late, orderId, at],
  );
  return care;
}

/** A busy day: forty orders of every kind, with something waiting in every queue. */
export async function storeBusyDay(shop: TestShop, now: Date): Promise<void> {
  const ago = (hours: number) => hoursBefore(now, hours);
  const names = [
    'Žofie Říhová',
    'Jan Novák',
    'Pečení Říhová s. r. o.',
    'Mary O’Neill',
    'Tomáš Dvořák',
  ];
  const packages = [
    'ig-likes-100',
    'ig-followers-10000',
    'tt-views-1000',
    'yt-likes-250',
    'fb-followers-500',
  ];
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
  for (let index = 0; index < 30; index += 1) {
    const createdAt = ago(5 + index * 23);
    const order = await storeOrder(shop, {
      state: pick(['completed', 'completed', 'delivering', 'canceled'], index) ?? 'completed',
      createdAt,
      total: 19_900 + ((index * 7919) % 37) * 10_000,
      name: pick(names, index) ?? '',
      locale: index % 4 === 0 ? 'en' : 'cs',
      lines: [{ packageId: pick(packages, index) ?? 'ig-likes-100' }],
    });
    if (index % 5 === 2) {
      await storeRefund(shop, order, {
        amount: 9_950 + index * 50,
        createdAt: ago(2 + index * 20),
      });
    }
  }
  const lines = [{ packageId: 'ig-followers-10000' }, {}];
  await storeOrder(shop, { createdAt: ago(3), promisedAt: ago(-60), lines, total: 839_000 });
  await storeOrder(shop, { createdAt: ago(1), promisedAt: ago(-70), expressConsent: null });
  await storeOrder(shop, { createdAt: ago(80), promisedAt: ago(5), state: 'delivering', lines });
  await storeOrder(shop, { createdAt: ago(50), promisedAt: ago(-6), state: 'delivering' });
  await storeOrder(shop, { createdAt: ago(9), lines: [{ targetKind: 'profile' }] });
  await storeOrder(shop, { createdAt: ago(30), expressConsent: false });
  await storeOrder(shop, { createdAt: ago(4), state: 'pending', paidAt: null });
  await storeOrder(shop, { createdAt: ago(2), state: 'pending', paidAt: null, hasCheckout: false });
  const held = await storeOrder(shop, {
    createdAt: ago(70),
    state: 'delivering',
    lines: [{ heldAt: ago(28) }],
  });
  const troubled = await storeOrder(shop, { createdAt: ago(400), state: 'delivering' });
  await storeCare(shop, troubled, { at: ago(100) });
  await storeRefund(shop, held, {
    amount: 10_000,
    state: 'owed',
    createdAt: ago(2),
    askedAt: ago(1),
  });
  await storeAnomaly(shop, { kind: 'disputed', orderId: troubled, noticedAt: ago(20) });
  await storeAnomaly(shop, { kind: 'unknown-order', orderId: null, noticedAt: ago(44) });
  await storeUnsentEmail(shop, troubled, {
    owedAt: ago(7),
    refusal: '550 5.1.1 No such mailbox here',
  });
  await storeUnsentEmail(shop, held, { owedAt: ago(2) });
  await storeFailedJob(shop, troubled, 'connect ECONNREFUSED 192.0.2.1:443');
}
