import { type SQL, and, desc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { withdrawals } from '#database/schema/after-sales.ts';
import { messages } from '#database/schema/messages.ts';
import { pendingActions } from '#database/schema/pending-actions.ts';
import { orders } from '#database/schema/orders.ts';
import type { Haler } from '#domain/money.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import { dueFor, isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import type { Queryable } from '#database/client.ts';
import type { PendingActionRow } from './pending-actions.ts';
import { type RowLine, readRowLines } from '#database/orders/order-rows.ts';
import { wholeOrder } from '#database/orders/orders.ts';

/** Older ones that still wait have something wrong with them, which is not for the one who wanted them to mend. */
const SHOWN_HOURS = 24;

/** What is about to leave, of which order, message or declaration; what a bulk action lets leave is one. */
export type Leaving = Pick<PendingActionRow, 'id' | 'request' | 'dueAt' | 'problem'> & {
  number: number | null;
  message: number | null;
  /** The id of the declaration of withdrawal that fits no order. */
  withdrawalId: string | null;
  /** Of how many orders, and of which bulk action; null where it is about one alone. */
  bulk: { id: string; orders: number } | null;
};

/**
 * What somebody wanted to leave the house and has not left, and what could not be carried out, the last first.
 * @param failedSince since when it could not
 */
export async function listLeaving(
  db: Queryable,
  { operatorId, failedSince, most }: { operatorId: string; failedSince: Date; most: number },
): Promise<Leaving[]> {
  const { id, request, dueAt, problem, bulkActionId, createdAt, state, endedAt } = pendingActions;
  const hasFailed = and(eq(state, 'failed'), gt(endedAt, failedSince));
  const together = sql`partition by case when ${pendingActions.state} = 'waiting'
    then coalesce(${bulkActionId}, ${id}) else ${id} end`;
  const each = db.$with('each').as(
    db
      .select({
        id,
        orderId: pendingActions.orderId,
        messageId: pendingActions.messageId,
        withdrawalId: pendingActions.withdrawalId,
        request,
        problem,
        bulkActionId,
        createdAt,
        // As long as all of it can be taken back.
        dueAt: sql`min(${dueAt}) over (${together})`.mapWith(dueAt).as('first_due'),
        orders: sql`count(*) over (${together})`.mapWith(Number).as('orders'),
        position: sql`row_number() over (${together} order by ${createdAt} desc, ${id} desc)`
          .mapWith(Number)
          .as('position'),
      })
      .from(pendingActions)
      .where(
        and(
          eq(pendingActions.operatorId, operatorId),
          gt(createdAt, sql`now() - make_interval(hours => ${SHOWN_HOURS})`),
          or(eq(pendingActions.state, 'waiting'), hasFailed),
          or(isNull(pendingActions.withdrawalId), isClosedByIt(db)),
        ),
      ),
  );
  const rows = await db
    .with(each)
    .select({
      id: each.id,
      request: each.request,
      dueAt: each.dueAt,
      problem: each.problem,
      number: orders.number,
      message: messages.number,
      withdrawalId: each.withdrawalId,
      bulkActionId: each.bulkActionId,
      orders: each.orders,
    })
    .from(each)
    .leftJoin(orders, eq(orders.id, each.orderId))
    .leftJoin(messages, eq(messages.id, each.messageId))
    .where(eq(each.position, 1))
    .orderBy(desc(each.createdAt), desc(each.id))
    .limit(most);
  return rows.map(({ bulkActionId: of, orders: count, ...row }) => ({
    ...row,
    bulk: of !== null && count > 1 ? { id: of, orders: count } : null,
  }));
}

/** Whether a declaration is still closed by it: once that is tied to an order, the tie alone can be taken back. */
function isClosedByIt(db: Queryable): SQL {
  const { withdrawalId, createdAt } = pendingActions;
  const closed = and(eq(withdrawals.id, withdrawalId), eq(withdrawals.resolvedAt, createdAt));
  return exists(db.select().from(withdrawals).where(closed));
}

/** What a declaration of withdrawal is about, as a list shows it. */
export interface MeantBy {
  /** The lines that it means; all of its order where nobody has read its words yet. */
  lines: RowLine[];
  /**
   * What is to go back for it, in haléře; null where nothing is promised, nobody knows yet for what, or it is on its way.
   */
  due: Haler | null;
}

/** What declarations are about, by their ids; of those that fit no order nothing. */
export async function listMeantBy(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MeantBy>> {
  if (ids.length === 0) return new Map();
  const { lines, refunds } = wholeOrder;
  const tied = db
    .select({ id: withdrawals.orderId })
    .from(withdrawals)
    .where(inArray(withdrawals.id, [...ids]));
  const found = await db.query.orders.findMany({
    where: inArray(orders.id, tied),
    with: { lines, refunds, withdrawals: true },
  });
  const waiting = await db
    .select()
    .from(pendingActions)
    .where(and(inArray(pendingActions.orderId, tied), eq(pendingActions.state, 'waiting')));
  const numbers = found.map(({ number }) => number);
  const rowLines = await readRowLines(db, numbers);
  return new Map(
    found.flatMap((order) => {
      const shown = rowLines.get(order.number) ?? [];
      const leaving = waitingRefunds(waiting.filter(({ orderId }) => orderId === order.id));
      return order.withdrawals.map((withdrawal): [string, MeantBy] => {
        const meant = meantLines(withdrawal, shown);
        const isDue = withdrawal.outcome === 'held' && meant !== undefined;
        const due = isDue ? dueFor(withdrawal, order, leaving) : 0;
        const isComing = order.refunds.some(({ aboutId }) => aboutId === withdrawal.id);
        const isNothing = isDue && !isComing && isNothingDue(withdrawal, order);
        return [withdrawal.id, { lines: meant ?? shown, due: due > 0 || isNothing ? due : null }];
      });
    }),
  );
}
