import { readBatchOrders, findOrdersByNumber } from '#database/batches.ts';
import { everyOrder } from '#database/every-order.ts';
import { readOrderRows } from '#database/order-rows.ts';
import {
  type BatchActKind,
  type BatchPlan,
  MOST_CHOSEN,
  MOST_MATCHING,
  batchActKinds,
  needsText,
  planOf,
} from '#domain/operator/batch.ts';
import { readOrderFilter } from '#domain/operator/order-filter.ts';
import type { Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** The act that an address or a form names; undefined where there is no such act. */
export function findAct(name: string): BatchActKind | undefined {
  return batchActKinds.find((kind) => kind === name);
}

/** Numbers of orders as they are posted: digits, with anything between them. */
export function numbersIn(texts: readonly string[]): number[] {
  const numbers = texts.flatMap((text) => text.match(/\d{1,9}/g) ?? []).map(Number);
  return [...new Set(numbers)];
}

/** The orders that were chosen, one by one or by the filter of the list, as many as one batch takes. */
async function chosen(
  { db, clock }: Needed,
  query: URLSearchParams,
): Promise<{ ids: string[]; isBound: boolean }> {
  if (query.get('all') !== '1') {
    const numbers = numbersIn(query.getAll('n'));
    const found = await findOrdersByNumber(db, numbers.slice(0, MOST_CHOSEN));
    return { ids: found.map(({ id }) => id), isBound: numbers.length > MOST_CHOSEN };
  }
  const { filter } = readOrderFilter(new URLSearchParams(query.get('list') ?? ''));
  for await (const orders of everyOrder(db, filter, clock(), MOST_MATCHING + 1)) {
    const ids = orders.slice(0, MOST_MATCHING).map(({ orderId }) => orderId);
    return { ids, isBound: orders.length > MOST_MATCHING };
  }
  return { ids: [], isBound: false };
}

/** What an act would do to each chosen order. Nothing is written. */
export async function dryRun(services: Needed, kind: BatchActKind, query: URLSearchParams) {
  const { ids, isBound } = await chosen(services, query);
  const [rows, orders] = await Promise.all([
    readOrderRows(services.db, ids),
    readBatchOrders(services.db, ids),
  ]);
  const now = services.clock();
  // What is typed is asked for after that: here it is taken to be there.
  const act = { kind, text: needsText(kind) ? '…' : '' };
  const planned = rows.flatMap((row) => {
    const order = orders.get(row.id);
    return order ? [{ row, plan: planOf(order, act, now) }] : [];
  });
  return { planned, isBound };
}

/** What a dry run shows of each order, however they were chosen, for the mark of its confirmation. */
export function plansOf(
  planned: readonly { row: { number: number }; plan: BatchPlan }[],
): readonly unknown[] {
  return planned
    .toSorted((one, other) => one.row.number - other.row.number)
    .map(({ row, plan }) => [row.number, plan]);
}
