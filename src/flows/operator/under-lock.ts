import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AuditedChange, noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import { findIntent, insertIntent } from '#database/intents.ts';
import { lastEntry, withEnding } from '#database/order-work.ts';
import { type OrderLineRow, type OrderRow, listOrderLines, lockOrder } from '#database/orders.ts';
import type { AuditAction } from '#domain/operator/audit.ts';
import { type IntentWish, type OrderWish, intentDue } from '#domain/operator/intent.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Ending } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

/** What every change of one order by an operator says of itself. */
export interface OrderChange {
  orderId: string;
  /** The last entry of the history that the operator saw; undefined for many orders at once. */
  seen: number | undefined;
  operator: Pick<Operator, 'id' | 'name'>;
  /** The bulk action that it is part of, by which it is taken back. A UUID. */
  batchId?: string | undefined;
}

export interface LockedOrder {
  order: OrderRow & { ending: Ending | null };
  lines: OrderLineRow[];
  /** Somebody has changed it since the operator saw it. */
  isStale: boolean;
  at: Date;
}

export interface OrderUnknown {
  ok: false;
  problem: 'order-unknown';
}

/** Changes an order under its lock, in one transaction. */
export async function underLock<Answer>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, seen }: OrderChange,
  change: (tx: Transaction, locked: LockedOrder) => Promise<Answer>,
): Promise<Answer | OrderUnknown> {
  return db.transaction(async (tx): Promise<Answer | OrderUnknown> => {
    const found = await lockOrder(tx, orderId);
    if (!found) return { ok: false, problem: 'order-unknown' };
    const order = await withEnding(tx, found);
    const lines = await listOrderLines(tx, orderId);
    const isStale = seen !== undefined && seen !== (await lastEntry(tx, orderId));
    return change(tx, { order, lines, isStale, at: clock() });
  });
}

export interface Wish {
  /** Of the form that asks for it: the same wish under the same id, sent twice, is one. A UUID. */
  id: string;
  orderId: string;
  operator: Pick<Operator, 'id' | 'name'>;
  wish: OrderWish;
  at: Date;
  /** The bulk action that it is part of. A UUID. */
  batchId?: string | undefined;
}

/**
 * Stores what an operator wants to leave the house, e-mails or money, for the seconds in which it can be
 * taken back; then a job carries it out (`carryOut`). Not an action of its own: actions of operators end with
 * it, in their transaction and under the lock of the order, because it adds to the log of changes. Another wish under
 * an id that is taken, as of a form that somebody came back to, is a wish of its own.
 * @returns whether it is the first time that this form asks, and the id of the intent that it asked for
 */
export async function wishLater(
  tx: Transaction,
  { id, orderId, operator, wish, at, batchId }: Wish,
): Promise<{ isNew: boolean; intentId: string }> {
  const { id: operatorId, name: person } = operator;
  const by = { operatorId, person, batchId: batchId ?? null };
  const intent = { id, orderId, ...by, wish, createdAt: at, dueAt: intentDue(at) };
  let intentId = id;
  if (!(await insertIntent(tx, intent))) {
    const known = await findIntent(tx, id);
    if (known?.about === 'order' && known.orderId === orderId && isSameWish(known.wish, wish))
      return { isNew: false, intentId };
    intentId = randomUUID();
    await insertIntent(tx, { ...intent, id: intentId });
  }
  // A move is in the log as what it is, and so is what became of a declaration.
  if (wish.kind !== 'move' && wish.kind !== 'withdrawal') {
    const said = saidOf(wish);
    await noteChange(tx, { operatorId, action: actions[wish.kind], subject: orderId, ...said, at });
  }
  return { isNew: true, intentId };
}

/** The database forgets what is undefined. */
export function isSameWish(known: IntentWish, wish: IntentWish): boolean {
  return isDeepStrictEqual(known, JSON.parse(JSON.stringify(wish)));
}

type ToldWish = Exclude<OrderWish, { kind: 'move' | 'withdrawal' }>;

const actions: Record<ToldWish['kind'], AuditAction> = {
  emails: 'email-sent',
  refund: 'money-back',
  cancel: 'order-canceled',
};

/** What the log of changes says of a wish, and what of that is personal. */
function saidOf(wish: ToldWish): Pick<AuditedChange, 'after' | 'personalAfter'> {
  switch (wish.kind) {
    case 'emails': {
      const { emails, repeat, to } = wish;
      const after = { emails: emails.join(', '), again: repeat === 'copy' };
      return { after, personalAfter: to === undefined ? {} : { to } };
    }
    case 'refund':
      return { after: { amount: wish.amount }, personalAfter: { reason: wish.reason } };
    case 'cancel':
      return { after: { state: 'canceled' } };
  }
}
