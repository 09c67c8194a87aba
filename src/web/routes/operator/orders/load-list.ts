import { listOrders, onlyOf } from '#database/order-list.ts';
import { readOrderRows } from '#database/order-rows.ts';
import { listViews } from '#database/saved-views.ts';
import { readOrderFilter, writeOrderFilter } from '#domain/operator/order-filter.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Services } from '#flows/services.ts';

/** What the list shows for an address; or the number of the one order that its search finds. */
export async function loadList(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: Operator,
  query: URLSearchParams,
) {
  const { filter, asked, sortProblem } = readOrderFilter(query);
  const now = clock();
  const [page, views] = await Promise.all([
    listOrders(db, filter, asked.cursor, now),
    listViews(db, operator.id),
  ]);
  const only = filter.q ? onlyOf(page) : undefined;
  if (only) return { only: only.number };
  const rows = await readOrderRows(
    db,
    page.rows.map(({ orderId }) => orderId),
  );
  return {
    filter,
    asked,
    sortProblem,
    page,
    rows,
    query: writeOrderFilter(filter),
    views: views.map(({ id, name, query: saved }) => ({ id, name, query: saved })),
    now,
  };
}

/** What the parts of the page are drawn from. */
export type LoadedList = Exclude<Awaited<ReturnType<typeof loadList>>, { only: number }>;
