import { randomUUID } from 'node:crypto';
import type { OrderState } from '#domain/order/order.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { type Books, query } from './books.ts';

/** A line of an order that is stored as it is given. */
export interface StoredLine {
  packageId: string;
  label: string | null;
  url: string | null;
  isHeld: boolean;
  /** Pieces; of a completed line everything, of any other nothing, unless told. */
  delivered?: number | undefined;
}

/** An order that is stored as it is given, past everything that leads to one. */
export interface StoredOrder {
  state: OrderState;
  name: string;
  email: string;
  phone: string;
  companyName: string | null;
  companyId?: string;
  total: number;
  code: string | null;
  createdAt: Date;
  paidAt: Date | null;
  startBy: Date | null;
  promisedAt: Date | null;
  heldAt: Date | null;
  paymentId: string | null;
  lines: readonly StoredLine[];
  /** Haléře that went back. */
  returned: number;
}

export const storedLine: StoredLine = {
  packageId: 'ig-followers-1000',
  label: '@jana',
  url: 'https://www.instagram.com/jana/',
  isHeld: false,
};

/** A paid order that waits to be begun. */
export function paidOrderAt(createdAt: Date): StoredOrder {
  return {
    state: 'paid',
    name: 'Jana Malá',
    email: 'jana@example.com',
    phone: '+420777123456',
    companyName: null,
    total: 49_900,
    code: null,
    createdAt,
    paidAt: createdAt,
    startBy: null,
    promisedAt: null,
    heldAt: null,
    paymentId: null,
    lines: [storedLine],
    returned: 0,
  };
}

/** The moments by which the list sorts an order. */
export function momentsOf({ createdAt, paidAt, promisedAt, startBy, state, heldAt }: StoredOrder) {
  const start = state === 'paid' && !heldAt ? startBy : null;
  return { made: createdAt, paid: paidAt, start, promised: promisedAt };
}

/** Stores an order by hand. @returns its id and number */
export async function storeOrder(
  shop: Books,
  order: StoredOrder,
): Promise<{ id: string; number: number }> {
  const id = randomUUID();
  const company =
    order.companyName === null
      ? null
      : { name: order.companyName, companyId: order.companyId ?? '27074358', address: 'Praha' };
  const [row] = await query<{ number: number }>(
    shop,
    `insert into orders (id, token, state, locale, cart_id, fingerprint, name, email, phone, note, company,
       subtotal, discount_percent, discount_source, discount_code, discount, total, express_consent,
       consent_version, consent_at, terms_version, payment_id, created_at, paid_at, held_at, promised_at, start_by)
     values ($1, $2, $3, 'cs', $2, 'f', $4, $5, $6, '', $7, $8, 0, 'none', $9, 0, $8, true,
       '1', $11, '1', $10, $11, $12, $13, $14, $15)
     returning number`,
    [
      id,
      id.replaceAll('-', ''),
      order.state,
      order.name,
      order.email,
      order.phone,
      company,
      order.total,
      order.code,
      order.paymentId,
      order.createdAt,
      order.paidAt,
      order.heldAt,
      order.promisedAt,
      order.startBy,
    ],
  );
  await storeLines(shop, id, order);
  await query(
    shop,
    `insert into order_events (order_id, state, actor, at) values ($1, $2, 'shop', $3)`,
    [id, order.state, order.createdAt],
  );
  await query(
    shop,
    `insert into checkouts (order_id, attempt, checkout_id, expires_at) values ($1, 1, $2, $3)`,
    [id, `cs_${id}`, order.createdAt],
  );
  if (order.returned > 0)
    await query(
      shop,
      `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at, done_at)
       values ($1, $2, 'pi', 'cs', 'part', $3, 'operator', 'done', $4, $4)`,
      [randomUUID(), id, order.returned, order.createdAt],
    );
  return { id, number: row?.number ?? 0 };
}

async function storeLines(shop: Books, id: string, order: StoredOrder): Promise<void> {
  const work =
    { delivering: 'delivering', completed: 'completed' }[order.state as string] ?? 'waiting';
  for (const [position, line] of order.lines.entries())
    await query(
      shop,
      `insert into order_lines (order_id, position, package_id, quantity, unit_price, subtotal, discount, total,
         target_kind, target_label, target_url, bonus, delivery, guarantee_days, work, delivered, started_at, completed_at,
         hold_reason, hold_text, held_at)
       values ($1, $2, $3, 1, 100, 100, 0, 100, $4, $5, $6, 0, '{"from":1,"to":2,"unit":"day"}', 30, $7, $8, $9, $10,
         $11, $12, $13)`,
      [
        id,
        position,
        line.packageId,
        line.url === null ? null : 'profile',
        line.label,
        line.url,
        work,
        line.delivered ??
          (work === 'completed' ? countUnits({ ...line, quantity: 1, bonus: 0 }) : 0),
        work === 'waiting' ? null : order.createdAt,
        work === 'completed' ? order.createdAt : null,
        line.isHeld ? 'other' : null,
        line.isHeld ? 'Čekáme.' : null,
        line.isHeld ? order.createdAt : null,
      ],
    );
}
