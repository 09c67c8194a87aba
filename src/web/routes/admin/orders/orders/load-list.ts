import { listOrders, findOnly } from '#database/orders/order-list.ts';
import { readOrderRows } from '#database/orders/order-rows.ts';
import { listViews } from '#database/admin/saved-views.ts';
import { readOrderFilter, writeOrderFilter } from '#domain/order/order-filter.ts';
import type { Operator } from '#domain/admin/operator.ts';
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
  const only = filter.q ? findOnly(page) : undefined;
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
