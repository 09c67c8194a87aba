import { randomUUID } from 'node:crypto';
import { changeState, findOrder } from '#database/orders/orders.ts';
import type { ReviewDecision } from '#domain/reviews/moderation.ts';
import { listOrders, query } from './books.ts';
import { type Request, oneWish, pay, placeOrder } from './ordering.ts';
import type { TestShop } from './shop.ts';
import type { TestClock } from './time.ts';
import type { Visitor } from './visitor.ts';

export const DAY_MINUTES = 24 * 60;

/** Somebody of the shop who decides. */
export const eva = { id: '00000000-0000-4000-8000-00000000e5a0', name: 'Eva' };

/** A decision of hers about a review, by a form of its own. */
export function evaDecides(id: string, decision: ReviewDecision) {
  return { id, decisionId: randomUUID(), operator: eva, decision };
}

/** What a customer writes of an order. */
export const written = {
  rating: '4',
  text: 'Přišlo to včas a po částech, jak bylo napsáno.',
  name: 'Žofie Ř.',
  consent: 'on',
};

/** A paid order, delivered and completed by the operator. @returns its id */
export async function completeAnOrder(
  shop: TestShop,
  {
    visitor = shop.visitor(),
    wishes = oneWish,
    input = {},
    at = new Date(),
  }: {
    visitor?: Visitor;
    wishes?: readonly Request[];
    input?: Record<string, string>;
    at?: Date;
  } = {},
): Promise<string> {
  await pay(visitor, await placeOrder(visitor, wishes, input));
  const id = (await listOrders(shop)).at(-1)?.id ?? '';
  await complete(shop, id, at);
  return id;
}

/** Completes the lines of an order with everything. */
export async function deliverAll(shop: TestShop, id: string, at: Date = new Date()): Promise<void> {
  await query(
    shop,
    `update order_lines set work = 'completed', started_at = $2, completed_at = $2,
       delivered = derived.count_units(package_id, quantity, bonus) where order_id = $1`,
    [id, at],
  );
}

/** What the operator's screen does once it is there. */
async function complete(shop: TestShop, id: string, at: Date): Promise<void> {
  await deliverAll(shop, id, at);
  const by = { actor: 'operator', person: 'Eva', at } as const;
  for (const state of ['delivering', 'completed'] as const) {
    const order = await findOrder(shop.services.db, id);
    if (!order) throw new Error(`There is no order ${id}.`);
    await shop.services.db.transaction((tx) => changeState(tx, order, state, by));
  }
}

/** The token of the only invitation, once it was sent. */
export async function invitationToken(shop: TestShop): Promise<string> {
  const [row] = await query<{ token: string }>(shop, 'select token from review_invitations');
  if (!row) throw new Error('There is no invitation.');
  return row.token;
}

/** An order whose invitation has gone out. @returns the token of its link */
export async function invite(
  shop: TestShop,
  time: TestClock,
  input: Parameters<typeof completeAnOrder>[1] = {},
): Promise<string> {
  await completeAnOrder(shop, { at: time.clock(), ...input });
  await time.pass(shop, 6 * DAY_MINUTES + 1);
  return invitationToken(shop);
}

/** A published or waiting row of the table, as an import or a generator leaves it. */
export async function storeReview(
  shop: TestShop,
  row: {
    name: string;
    origin: 'imported' | 'sample' | 'generated';
    service?: string;
    language?: string;
    createdAt?: string;
    state?: string;
    writer?: string;
    text?: string;
    source?: string;
  },
): Promise<void> {
  const {
    origin,
    name,
    service = 'Instagram sledující',
    language = 'cs',
    state = 'published',
  } = row;
  const source = origin === 'imported' ? (row.source ?? 'https://www.example.com/recenze') : null;
  const writer = origin === 'generated' ? (row.writer ?? 'model') : null;
  await query(
    shop,
    `insert into reviews (id, name, text, rating, service, language, origin, source, writer, state, created_at)
     values (gen_random_uuid(), $1, $2, 3, $3, $4, $5, $6, $7, $8, $9)`,
    [
      name,
      row.text ?? 'Dodáno včas.',
      service,
      language,
      origin,
      source,
      writer,
      state,
      row.createdAt ?? '2026-11-01T10:00:00Z',
    ],
  );
}
