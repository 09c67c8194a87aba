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
  const { filter, place, problems } = readOrderFilter(query);
  const now = clock();
  const [page, views] = await Promise.all([
    listOrders(db, filter, place, now),
    listViews(db, operator.id),
  ]);
  const only = filter.q === '' ? undefined : onlyOf(page);
  if (only) return { only: only.number };
  const rows = await readOrderRows(
    db,
    page.orders.map(({ orderId }) => orderId),
  );
  const { orders, ...rest } = page;
  return {
    filter,
    problems,
    // Not `place`: that is what a page of the site says of itself.
    from: place,
    ...rest,
    rows,
    first: orders[0],
    last: orders.at(-1),
    query: writeOrderFilter(filter),
    typed: Object.fromEntries(query),
    views: views.map(({ id, name, query: saved }) => ({ id, name, query: saved })),
    now,
  };
}

/** What the parts of the page are drawn from. */
export type LoadedList = Exclude<Awaited<ReturnType<typeof loadList>>, { only: number }>;
