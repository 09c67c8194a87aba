import { and, eq, inArray } from 'drizzle-orm';
import type { Haler } from '#domain/money.ts';
import { waitingRefunds } from '#domain/operator/intent.ts';
import { dueFor, isNothingDue } from '#domain/order/withdrawal-sum.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import type { Queryable } from './client.ts';
import { wholeOrder } from './orders.ts';
import { type RowLine, readRowLines } from './row-lines.ts';
import { intents } from '#database/schema/intents.ts';
import { orders } from '#database/schema/orders.ts';
import { withdrawals } from '#database/schema/care.ts';

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
    .from(intents)
    .where(and(inArray(intents.orderId, tied), eq(intents.state, 'waiting')));
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
