import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { query } from './books.ts';
import { afterUndo, moneyBackOf, returnFields } from './money-desk.ts';
import type { PaidShop } from './paid-shop.ts';
import type { Visitor } from './visitor.ts';

/** A declaration that holds the only order, or came to another end. @returns its id */
export async function declared(
  { shop, time }: Pick<PaidShop, 'shop' | 'time'>,
  { outcome = 'held', part = '', express = false } = {},
): Promise<string> {
  const id = randomUUID();
  await query(
    shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
     select $1, 'cs', 'Žofie', '100001', 'zofie@example.com', $4, '', $2, id, $3 from orders`,
    [id, time.clock(), outcome, part],
  );
  if (outcome === 'held') await query(shop, 'update orders set held_at = now()');
  if (express) await query(shop, 'update orders set express_consent = true');
  return id;
}

/** Returns what is proposed for a declaration, and lets it leave. */
export async function resolveByMoney(
  here: Pick<PaidShop, 'shop' | 'time'>,
  visitor: Visitor,
  id: string,
): Promise<void> {
  const address = await moneyBackOf(here.shop);
  const page = await visitor.get(`${address}?about=${id}`);
  expect((await visitor.post(address, returnFields(page))).status).toBe(303);
  await afterUndo(here);
}
