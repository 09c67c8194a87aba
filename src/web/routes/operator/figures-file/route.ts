import { asAtOneMoment } from '#database/rows.ts';
import { readFigureQuery } from '#domain/operator/figure-query.ts';
import { wholeMonths } from '#domain/operator/figure-steps.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { headLine, linesOf } from './figure-lines.ts';

/**
 * The figures of a subject as a file for spreadsheets, month by month: one is read when the client has taken the
 * one before, and no period has more than two years of them. It has all that the shop counts of the subject and
 * takes no filter: a spreadsheet has its own (decisions/0038).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const encoder = new TextEncoder();
  const query = new URL(request.url).searchParams;
  const asked = readFigureQuery(query, shop.services.clock());
  const months = fileOf(shop, asked);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await months.next();
      if (done || request.signal.aborted) {
        await months.return(undefined);
        controller.close();
      } else {
        controller.enqueue(encoder.encode(value));
      }
    },
    async cancel() {
      await months.return(undefined);
    },
  });
  const { subject, period } = asked;
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${subject}-${period.from}-${period.to}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

async function* fileOf(
  { services, locale }: OperatorContext,
  { subject, period }: ReturnType<typeof readFigureQuery>,
): AsyncGenerator<string, undefined> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${headLine(locale)}`;
  for (const month of wholeMonths(period)) {
    // What has the same sum is read by several questions.
    yield await asAtOneMoment(services.db, (db) => linesOf(subject, { db, month, period, locale }));
  }
  return undefined;
}
