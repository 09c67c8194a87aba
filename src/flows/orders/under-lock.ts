import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AuditedChange, recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { findPendingAction, insertPendingAction } from '#database/admin/pending-actions.ts';
import { lastEntry, withEnding } from '#database/orders/order-work.ts';
import {
  type OrderLineRow,
  type OrderRow,
  listOrderLines,
  lockOrder,
} from '#database/orders/orders.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import {
  type ActionRequest,
  type OrderActionRequest,
  pendingActionDue,
} from '#domain/admin/pending-action.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Ending } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

/** What every change of one order by an operator says of itself. */
export interface OrderChange {
  orderId: string;
  /** The last entry of the history that the operator saw; undefined for many orders at once. */
  seen: number | undefined;
  operator: Pick<Operator, 'id' | 'name'>;
  /** The bulk action that it is part of, by which it is taken back. A UUID. */
  bulkActionId?: string | undefined;
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

export interface ScheduledAction {
  /** Of the form that asks for it: the same request under the same id, sent twice, is one. A UUID. */
  id: string;
  orderId: string;
  operator: Pick<Operator, 'id' | 'name'>;
  request: OrderActionRequest;
  at: Date;
  /** The bulk action that it is part of. A UUID. */
  bulkActionId?: string | undefined;
}

/**
 * Stores what an operator wants to leave the house, e-mails or money, for the seconds in which it can be
 * taken back; then a job carries it out (`executeAction`). Not an action of its own: actions of operators end with
 * it, in their transaction and under the lock of the order, because it adds to the log of changes. Another request under
 * an id that is taken, as of a form that somebody came back to, is a request of its own.
 * @returns whether it is the first time that this form asks, and the id of the pending action that it asked for
 */
export async function scheduleAction(
  tx: Transaction,
  { id, orderId, operator, request, at, bulkActionId }: ScheduledAction,
): Promise<{ isNew: boolean; pendingActionId: string }> {
  const { id: operatorId, name: person } = operator;
  const by = { operatorId, person, bulkActionId: bulkActionId ?? null };
  const pendingAction = { id, orderId, ...by, request, createdAt: at, dueAt: pendingActionDue(at) };
  let pendingActionId = id;
  if (!(await insertPendingAction(tx, pendingAction))) {
    const known = await findPendingAction(tx, id);
    if (
      known?.about === 'order' &&
      known.orderId === orderId &&
      isSameRequest(known.request, request)
    )
      return { isNew: false, pendingActionId };
    pendingActionId = randomUUID();
    await insertPendingAction(tx, { ...pendingAction, id: pendingActionId });
  }
  // A move is in the log as what it is, and so is what became of a declaration.
  if (request.kind !== 'move' && request.kind !== 'withdrawal') {
    const stated = describeRequest(request);
    await recordChange(tx, {
      operatorId,
      action: actions[request.kind],
      subject: orderId,
      ...stated,
      at,
    });
  }
  return { isNew: true, pendingActionId };
}

/** The database forgets what is undefined. */
export function isSameRequest(known: ActionRequest, request: ActionRequest): boolean {
  return isDeepStrictEqual(known, JSON.parse(JSON.stringify(request)));
}

type LoggedRequest = Exclude<OrderActionRequest, { kind: 'move' | 'withdrawal' }>;

const actions: Record<LoggedRequest['kind'], AuditAction> = {
  emails: 'email-sent',
  refund: 'money-back',
  cancel: 'order-canceled',
};

/** What the log of changes says of a request, and what of that is personal. */
function describeRequest(request: LoggedRequest): Pick<AuditedChange, 'after' | 'personalAfter'> {
  switch (request.kind) {
    case 'emails': {
      const { emails, repeat, to } = request;
      const after = { emails: emails.join(', '), again: repeat === 'copy' };
      return { after, personalAfter: to === undefined ? {} : { to } };
    }
    case 'refund':
      return { after: { amount: request.amount }, personalAfter: { reason: request.reason } };
    case 'cancel':
      return { after: { state: 'canceled' } };
  }
}
