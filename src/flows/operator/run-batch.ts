import { randomUUID } from 'node:crypto';
import {
  type BatchRow,
  findBatch,
  findOrdersByNumber,
  insertBatch,
  readBatchOrders,
  takeNextRow,
} from '#database/batches.ts';
import type { Transaction } from '#database/client.ts';
import { addEntries } from '#database/order-work.ts';
import {
  type BatchAct,
  type BatchOutcome,
  type BatchPlan,
  MOST_MATCHING,
  movesOf,
  planOf,
  problemOfText,
  readActText,
} from '#domain/operator/batch.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { holdLine, resumeLine } from './hold-line.ts';
import { moveLines } from './move-lines.ts';
import { noteOrder } from './note-order.ts';
import { underLock } from './under-lock.ts';
import { wishLater } from './wish-later.ts';

export type BatchBegun =
  | { ok: true }
  | { ok: false; problem: 'batch-empty' | NonNullable<ReturnType<typeof problemOfText>> };

/** What is confirmed: an act and the orders that it is for, by number. */
export interface NewBatch {
  /** Of the form that was confirmed: pressed twice it is one batch. A UUID. */
  id: string;
  operator: Pick<Operator, 'id' | 'name'>;
  act: BatchAct;
  numbers: readonly number[];
}

/** Stores what is to be done to many orders, with the job that does it (`runBatch`). */
export async function beginBatch(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, operator, act: typed, numbers }: NewBatch,
): Promise<BatchBegun> {
  const act = { ...typed, text: readActText(typed) };
  const problem = problemOfText(act);
  if (problem) return { ok: false, problem };
  const found = await findOrdersByNumber(db, numbers.slice(0, MOST_MATCHING));
  const ids = [...new Set(found.map((order) => order.id))];
  if (ids.length === 0) return { ok: false, problem: 'batch-empty' };
  const batch = { id, operatorId: operator.id, person: operator.name, act, createdAt: clock() };
  await db.transaction((tx) => insertBatch(tx, batch, ids));
  return { ok: true };
}

/**
 * Goes on with a batch, order by order, each by the action that changes one order and in one transaction with
 * the note of what became of it. Whoever goes on with it after a crash begins where it was left.
 * @param until when to leave the rest to others
 * @returns whether all of it is done
 */
export async function runBatch(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  id: string,
  until?: () => boolean,
): Promise<boolean> {
  const batch = isUuid(id) ? await findBatch(services.db, id) : undefined;
  if (!batch) return true;
  for (;;) {
    if (until?.()) return false;
    const act = (tx: Transaction, orderId: string) =>
      doOne({ ...services, db: tx }, batch, orderId);
    if (!(await takeNextRow(services.db, id, act))) return true;
  }
}

/**
 * Does the act to one order. What has changed since the dry run is seen here: the plan is made anew, and the
 * actions ask again under the lock of the order.
 */
async function doOne(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  { act, operatorId, person }: BatchRow,
  orderId: string,
): Promise<BatchOutcome> {
  const { db, clock } = services;
  const order = (await readBatchOrders(db, [orderId])).get(orderId);
  if (!order) return 'order-unknown';
  const plan = planOf(order, act, clock());
  if (!plan.ok) return plan.problem;
  const change = { orderId, seen: undefined, operator: { id: operatorId, name: person } };
  const done = await doPlan(services, act, plan, change);
  return done.ok ? 'done' : done.problem;
}

type Done = { ok: true } | { ok: false; problem: Exclude<BatchOutcome, 'done'> };

async function doPlan(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  { kind, text }: BatchAct,
  { positions }: BatchPlan & { ok: true },
  change: { orderId: string; seen: undefined; operator: Pick<Operator, 'id' | 'name'> },
): Promise<Done> {
  switch (kind) {
    case 'begin':
    case 'complete':
      return moveLines(services, { ...change, id: randomUUID(), moves: movesOf(kind, positions) });
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
      return noteOrder(services, { ...change, text });
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
async function sendLink(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  change: { orderId: string; seen: undefined; operator: Pick<Operator, 'id' | 'name'> },
): Promise<Done> {
  const { orderId, operator } = change;
  const allowance = await services.limits.take('email-again', orderId);
  if (!allowance.ok) return { ok: false, problem: 'email-too-often' };
  return underLock(services, change, async (tx, { at }): Promise<Done> => {
    const wish = { kind: 'emails', emails: ['order-link-customer'], isCopy: true } as const;
    const by = { actor: 'operator', person: operator.name, at } as const;
    await addEntries(tx, [{ orderId, kind: 'email-again', text: 'order-link-customer', ...by }]);
    await wishLater(tx, { id: randomUUID(), orderId, operator, wish, at });
    return { ok: true };
  });
}
