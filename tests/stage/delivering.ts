import { randomUUID } from 'node:crypto';
import { addJob } from '#database/jobs/jobs.ts';
import { listOrderLines } from '#database/orders/orders.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import { type LineMove, wholeMove } from '#domain/delivery/work.ts';
import { holdLine } from '#flows/orders/hold-line.ts';
import { moveLines } from '#flows/orders/move-lines.ts';
import { onlyOrder, query } from './books.ts';
import { signIn } from './operator.ts';
import type { TestShop } from './shop.ts';

/** Somebody of the shop who works on orders. */
export async function someOperator(shop: TestShop): Promise<Operator> {
  const { id, name, sessionId } = await signIn(shop);
  return {
    id,
    name,
    email: 'jana@example.com',
    role: 'owner',
    language: 'cs',
    hasShortcuts: true,
    sessionId,
    provedAt: shop.services.clock(),
  };
}

/** Moves a line of the only order, as an operator does; it is completed with everything unless told. */
export async function move(shop: TestShop, operator: Operator, wanted: LineMove): Promise<void> {
  const { id: orderId } = await onlyOrder(shop);
  const lines = await listOrderLines(shop.services.db, orderId);
  const line = lines.find(({ position }) => position === wanted.position);
  const whole = line && wanted.to === 'completed' ? wholeMove(line) : {};
  const moves = [{ ...whole, ...wanted }];
  const change = { orderId, seen: undefined, operator, id: randomUUID(), moves };
  const moved = await moveLines(shop.services, change);
  if (!moved.ok) throw new Error(moved.problem);
}

/** Why a line is held, and what its customer is told. */
export interface Held {
  reason: HoldReason;
  text: string;
}

/** Holds the first line of the only order, as an operator does. */
export async function hold(
  shop: TestShop,
  operator: Operator,
  { reason, text }: Held,
): Promise<void> {
  const { id: orderId } = await onlyOrder(shop);
  const change = { orderId, seen: undefined, operator, id: randomUUID() };
  const held = await holdLine(shop.services, { ...change, position: 0, reason, text });
  if (!held.ok) throw new Error(held.problem);
}

/** The hourly look for promises that were missed, and the e-mails that it owes. */
export async function lookForLate(shop: TestShop): Promise<void> {
  await addJob(shop.services.db, 'offer-when-late', {}, { key: randomUUID() });
  await shop.workOnce();
  await shop.workOnce();
}

/** When the only order is promised to be delivered. */
export async function promisedAt(shop: TestShop): Promise<Date | null> {
  const [row] = await query<{ promised_at: Date | null }>(shop, 'select promised_at from orders');
  return row?.promised_at ?? null;
}
