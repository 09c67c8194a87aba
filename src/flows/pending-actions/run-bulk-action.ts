import { randomUUID } from 'node:crypto';
import {
  type BulkOrderRow,
  type BulkRow,
  type TakenRow,
  findBulkAction,
  insertBulkAction,
  recordRowFailed,
  readBulkOrders,
  takeNextRow,
} from '#database/orders/bulk-actions.ts';
import { addEntries } from '#database/orders/order-work.ts';
import {
  type BulkAct,
  type BulkOutcome,
  type BulkProblem,
  type BulkPlan,
  MOST_MATCHING,
  planOf,
  problemOfText,
  readActText,
  shownOf,
} from '#domain/admin/bulk-action.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { holdLine, resumeLine } from '#flows/orders/hold-line.ts';
import { moveLines } from '#flows/orders/move-lines.ts';
import { addOrderNote } from '#flows/operator/change-order.ts';
import { stampOfValues } from '#flows/offering/stamp-of-values.ts';
import { type OrderChange, underLock, scheduleAction } from '#flows/orders/under-lock.ts';

export type BulkActionBegun =
  | { ok: true }
  | { ok: false; problem: 'bulk-empty' | NonNullable<ReturnType<typeof problemOfText>> };

/** What is confirmed: an act and the orders that it is for, each with a mark of what was shown of it (`shownOf`). */
export interface NewBulkAction {
  /** Of the form that was confirmed: pressed twice it is one bulk action. A UUID. */
  id: string;
  operator: Pick<Operator, 'id' | 'name'>;
  act: BulkAct;
  orders: readonly { id: string; shown: string }[];
}

/** Stores what is to be done to many orders, with the job that does it (`runBulkAction`). */
export async function beginBulkAction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, operator, act: input, orders }: NewBulkAction,
): Promise<BulkActionBegun> {
  const act = { ...input, text: readActText(input) };
  const problem = problemOfText(act);
  if (problem) return { ok: false, problem };
  const chosen = orders
    .slice(0, MOST_MATCHING)
    .map(({ id: orderId, shown }) => ({ orderId, shown }));
  if (chosen.length === 0) return { ok: false, problem: 'bulk-empty' };
  const bulk = { id, operatorId: operator.id, person: operator.name, act, createdAt: clock() };
  await db.transaction((tx) => insertBulkAction(tx, bulk, chosen));
  return { ok: true };
}

/** How often an order of a bulk action is tried whose act fails by no fault of the operator's. */
const MOST_TRIES = 3;

/**
 * Goes on with a bulk action, order by order, each by the action that changes one order and in one transaction with
 * the note of what became of it. Whoever goes on with it after a crash begins where it was left. An order that
 * cannot be done, because something about it is broken, holds up none of the others: it is put aside, tried
 * again at the end, and noted as failed at last.
 * @throws at the end, with the cause, where orders were noted as failed: so the log has it. There is nothing
 * left to do then.
 */
export async function runBulkAction(services: Needed, id: string): Promise<void> {
  const bulk = await bulkActionOf(services, id);
  if (!bulk) return;
  const tries = new Map<number, number>();
  const aside: number[] = [];
  const failed: unknown[] = [];
  for (;;) {
    const row = await takeRow(services, bulk, { aside, waits: true });
    if (row.taken === 'none' && aside.length === 0) break;
    if (row.taken === 'none') aside.length = 0;
    if (row.taken !== 'thrown') continue;
    const { position, error } = row;
    const tried = (tries.get(position) ?? 0) + 1;
    tries.set(position, tried);
    aside.push(position);
    if (tried < MOST_TRIES) continue;
    await recordRowFailed(services.db, { bulkActionId: id, position });
    failed.push(error);
  }
  if (failed.length > 0)
    throw new Error(`${failed.length} orders of a bulk action failed.`, { cause: failed[0] });
}

/**
 * Begins with a bulk action while the one who confirmed it waits; the job does what is left, and what does not
 * succeed at once.
 * @param until when to leave the rest to the job
 */
export async function startBulkAction(
  services: Needed,
  id: string,
  until: () => boolean,
): Promise<void> {
  const bulk = await bulkActionOf(services, id);
  if (!bulk) return;
  const aside: number[] = [];
  while (!until()) {
    const row = await takeRow(services, bulk, { aside, waits: false });
    if (row.taken === 'none') return;
    if (row.taken === 'thrown') aside.push(row.position);
  }
}

type Needed = Pick<Services, 'db' | 'clock' | 'limits'>;

async function bulkActionOf({ db }: Needed, id: string): Promise<BulkRow | undefined> {
  return isUuid(id) ? findBulkAction(db, id) : undefined;
}

function takeRow(
  services: Needed,
  bulk: BulkRow,
  how: { aside: readonly number[]; waits: boolean },
): Promise<TakenRow> {
  return takeNextRow(services.db, { bulkActionId: bulk.id, ...how }, (tx, row) =>
    doOne({ ...services, db: tx }, bulk, row),
  );
}

/**
 * Does the act to one order. What has changed since the dry run is seen here: the plan is made anew, where it is
 * another one than was shown nothing is done, and the actions ask again under the lock of the order.
 */
async function doOne(
  services: Needed,
  { id: bulkActionId, act, operatorId, person }: BulkRow,
  { orderId, shown }: BulkOrderRow,
): Promise<BulkOutcome> {
  const { db, clock } = services;
  const order = (await readBulkOrders(db, [orderId])).get(orderId);
  if (!order) return 'order-unknown';
  const plan = planOf(order, act, clock());
  if (!plan.ok) return plan.problem;
  if (stampOfValues(shownOf(order, plan)) !== shown) return 'changed-meanwhile';
  const change = {
    orderId,
    seen: undefined,
    operator: { id: operatorId, name: person },
    bulkActionId,
  };
  const done = await doPlan(services, act, plan, change);
  return done.ok ? 'done' : done.problem;
}

type Done = { ok: true } | { ok: false; problem: BulkProblem };

async function doPlan(
  services: Needed,
  { kind, text }: BulkAct,
  { positions, moves }: BulkPlan & { ok: true },
  change: OrderChange,
): Promise<Done> {
  switch (kind) {
    case 'begin':
    case 'complete':
      return moveLines(services, { ...change, id: randomUUID(), moves });
    case 'hold': {
      // One id for all of them: their e-mail is one, and tells of each.
      const id = randomUUID();
      return everyLine(positions, (position) =>
        holdLine(services, { ...change, id, position, reason: 'other', text }),
      );
    }
    case 'resume':
      return everyLine(positions, (position) => resumeLine(services, { ...change, position }));
    case 'email':
      return sendLink(services, change);
    case 'note':
      return addOrderNote(services, { ...change, text });
  }
}

async function everyLine(
  positions: readonly number[],
  change: (position: number) => Promise<Done>,
): Promise<Done> {
  for (const position of positions) {
    const done = await change(position);
    if (!done.ok) return done;
  }
  return { ok: true };
}

/** Sends the link of the order's page once more, as often as other e-mails of an order at most. */
async function sendLink(services: Needed, change: OrderChange): Promise<Done> {
  const { orderId, operator, bulkActionId } = change;
  const allowance = await services.limits.take('email-again', orderId);
  if (!allowance.ok) return { ok: false, problem: 'email-too-often' };
  return underLock(services, change, async (tx, { at }): Promise<Done> => {
    const request = { kind: 'emails', emails: ['order-link-customer'], repeat: 'copy' } as const;
    const by = { actor: 'operator', person: operator.name, at } as const;
    await addEntries(tx, [{ orderId, kind: 'email-again', text: 'order-link-customer', ...by }]);
    await scheduleAction(tx, { id: randomUUID(), orderId, operator, request, at, bulkActionId });
    return { ok: true };
  });
}
