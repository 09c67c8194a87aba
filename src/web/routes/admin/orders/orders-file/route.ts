import { walkOrders } from '#database/orders/order-list-parts.ts';
import { readOrderRows } from '#database/orders/order-rows.ts';
import { type OrderFilter, readOrderFilter } from '#domain/order/order-filter.ts';
import { recordExport } from '#flows/operator/audit-log.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { sendCsv } from '#web/admin/file/send-csv.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { headRow, orderRow } from './order-cells.ts';

/** Orders that are read at once; no more are in memory, however long the file is. */
const CHUNK = 500;

/**
 * The orders of a filter as a file for spreadsheets, in the sequence of the list.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const { filter } = readOrderFilter(new URL(request.url).searchParams);
  // Before anything leaves the shop.
  await recordExport(shop.services, { operator: shop.operator, filter });
  const day = dayInPrague(shop.services.clock());
  return sendCsv(request, `objednavky-${day}`, writeRows(shop, filter));
}

async function* writeRows(
  { services: { db, clock }, locale }: OperatorContext,
  filter: OrderFilter,
): AsyncGenerator<string, undefined> {
  yield headRow(locale);
  for await (const orders of walkOrders(db, filter, clock(), CHUNK)) {
    const rows = await readOrderRows(
      db,
      orders.map(({ orderId }) => orderId),
    );
    yield rows.map((row) => orderRow(row, locale)).join('');
  }
  return undefined;
}
