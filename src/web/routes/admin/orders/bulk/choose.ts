import { readBulkOrders, findOrdersByNumber } from '#database/orders/bulk-actions.ts';
import { walkOrders } from '#database/orders/order-list-parts.ts';
import { listPromiseEvents } from '#database/orders/promised-end.ts';
import { readOrderRows } from '#database/orders/order-rows.ts';
import {
  type BulkAct,
  type BulkActKind,
  type BulkOrder,
  type BulkPlan,
  MOST_CHOSEN,
  MOST_MATCHING,
  bulkActKinds,
  countKey,
  planOf,
  shownOf,
  takesText,
} from '#domain/admin/bulk-action.ts';
import { readOrderFilter } from '#domain/order/order-filter.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { promisedIfBegun } from '#domain/delivery/promised-end.ts';
import { movedLine, readLineCount } from '#domain/delivery/work.ts';
import { stampOfValues } from '#flows/offering/stamp-of-values.ts';
import type { Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** The act that an address or a form names; undefined where there is no such act. */
export function findAct(name: string): BulkActKind | undefined {
  return bulkActKinds.find((kind) => kind === name);
}

/** Numbers of orders as they are posted: digits, with anything between them. */
export function numbersIn(texts: readonly string[]): number[] {
  const numbers = texts.flatMap((text) => text.match(/\d{1,9}/g) ?? []).map(Number);
  return [...new Set(numbers)];
}

/** The orders that were chosen, one by one or by the filter of the list, as many as one bulk action takes. */
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
  for await (const orders of walkOrders(db, filter, clock(), MOST_MATCHING + 1)) {
    const ids = orders.slice(0, MOST_MATCHING).map(({ orderId }) => orderId);
    return { ids, isBound: orders.length > MOST_MATCHING };
  }
  return { ids: [], isBound: false };
}

/** What is typed for an act: its text, and the counts of lines. */
export type ActInput = Pick<BulkAct, 'text' | 'counts'>;

/** What a posted form says of counts, by `countKey`. */
export function countInputsIn(
  fields: Iterable<readonly [string, unknown]>,
): Record<string, string> {
  const inputs = [...fields].flatMap(([name, value]): [string, string][] => {
    const [, key] = /^count-(\d{1,10}-\d{1,4})$/.exec(name) ?? [];
    return key === undefined || typeof value !== 'string' ? [] : [[key, value]];
  });
  return Object.fromEntries(inputs);
}

/** The counts that are typed. */
export function readCounts(inputs: Readonly<Record<string, string>>): Record<string, number> {
  const counts = Object.entries(inputs).flatMap(([key, input]): [string, number][] => {
    const count = readLineCount(input);
    return count === undefined ? [] : [[key, count]];
  });
  return Object.fromEntries(counts);
}

/** What an act would do to each chosen order. Nothing is written. */
export async function dryRun(
  services: Needed,
  kind: BulkActKind,
  query: URLSearchParams,
  input: ActInput,
) {
  const { ids, isBound } = await chosen(services, query);
  const [rows, orders, events] = await Promise.all([
    readOrderRows(services.db, ids),
    readBulkOrders(services.db, ids),
    listPromiseEvents(services.db, ids),
  ]);
  const now = services.clock();
  // What is typed is asked for after that: here it is taken to be there.
  const act = { kind, ...input, text: takesText(kind) === 'needed' ? '…' : input.text };
  const planned = rows.flatMap((row) => {
    const order = orders.get(row.id);
    if (!order) return [];
    const plan = planOf(order, act, now);
    const shown = stampOfValues(shownOf(order, plan));
    const facts = { ...order, events: events.get(row.id) ?? [] };
    const promised =
      kind === 'begin' && plan.ok ? promisedIfBegun(facts, plan.positions, now) : null;
    return [
      { row, plan, shown, promised, counts: kind === 'complete' ? countsOf(order, plan) : [] },
    ];
  });
  return { planned, isBound };
}

/** What a dry run shows of each order, however they were chosen, for the mark of its confirmation. */
export function plansOf(
  planned: readonly { row: { number: number }; shown: string }[],
): readonly unknown[] {
  return planned
    .toSorted((one, other) => one.row.number - other.row.number)
    .map(({ row, shown }) => [row.number, shown]);
}

/** What is reported of a line that an act would complete, and what it writes. */
export interface LineCount {
  key: string;
  packageId: string;
  reported: number;
  units: number;
  /** Undefined where it is left out. */
  written: number | undefined;
  /** Whether it is completed only with a count. */
  isAsked: boolean;
}

function countsOf(order: BulkOrder, plan: BulkPlan): LineCount[] {
  const running = order.lines.filter(({ work, heldAt }) => work === 'delivering' && !heldAt);
  return running.map((line) => {
    const move = plan.ok && plan.moves.find(({ position }) => position === line.position);
    const units = countUnits(line);
    return {
      key: countKey(order, line),
      packageId: line.packageId,
      reported: line.delivered,
      units,
      written: move ? movedLine(line, move).delivered : undefined,
      isAsked: line.delivered < units,
    };
  });
}
