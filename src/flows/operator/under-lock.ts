import type { Transaction } from '#database/client.ts';
import { withEnding } from '#database/order-endings.ts';
import { lastEntry } from '#database/order-work.ts';
import { type OrderLineRow, type OrderRow, listOrderLines, lockOrder } from '#database/orders.ts';
import type { Ending } from '#domain/order/order.ts';
import type { Operator } from '#domain/operator/operator.ts';
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

/** An order as it stands under its lock. */
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
