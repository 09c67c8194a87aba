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
       paid_how, express_consent, consent_version, consent_at, held_at, promised_at)
     values ($1, $2, $3, $4, $2, '', $5, $6, '+420777123456', '', $7, 0, 'none', 0, $7, '1', $8, $9, $10,
       $11, $12, '1', $9, $13, $14)`,
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
