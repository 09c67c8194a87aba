import { everyOrder } from '#database/order-list-parts.ts';
import { readOrderRows } from '#database/order-rows.ts';
import { type OrderFilter, readOrderFilter } from '#domain/operator/order-filter.ts';
import { noteExport } from '#flows/operator/audit-log.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { headRow, orderRow } from './order-cells.ts';

/** Orders that are read at once; no more are in memory, however long the file is. */
const BATCH = 500;

/**
 * The orders of a filter as a file for spreadsheets, in the sequence of the list. It is written while it is sent:
 * a few hundred orders are read when the client has taken those before, and nothing is held open in between.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const encoder = new TextEncoder();
  const { filter } = readOrderFilter(new URL(request.url).searchParams);
  // Before anything leaves the shop.
  await noteExport(shop.services, { operator: shop.operator, filter });
  const rows = fileOf(shop, filter);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await rows.next();
      if (done || request.signal.aborted) {
        await rows.return(undefined);
        controller.close();
      } else {
        controller.enqueue(encoder.encode(value));
      }
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
  const day = dayInPrague(shop.services.clock());
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="objednavky-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

async function* fileOf(
  { services: { db, clock }, locale }: OperatorContext,
  filter: OrderFilter,
): AsyncGenerator<string, undefined> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${headRow(locale)}`;
  for await (const orders of everyOrder(db, filter, clock(), BATCH)) {
    const rows = await readOrderRows(
      db,
      orders.map(({ orderId }) => orderId),
    );
    yield rows.map((row) => orderRow(row, locale)).join('');
  }
  return undefined;
}
