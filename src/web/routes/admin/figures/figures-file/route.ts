import { inSnapshot } from '#database/rows.ts';
import { readFigureQuery } from '#domain/figures/figure-query.ts';
import { wholeMonths } from '#domain/figures/figure-steps.ts';
import { sendCsv } from '#web/admin/file/send-csv.ts';
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
  const query = new URL(request.url).searchParams;
  const asked = readFigureQuery(query, shop.services.clock());
  const { subject, period } = asked;
  return sendCsv(request, `${subject}-${period.from}-${period.to}`, writeMonths(shop, asked));
}

async function* writeMonths(
  { services, locale }: OperatorContext,
  { subject, period }: ReturnType<typeof readFigureQuery>,
): AsyncGenerator<string, undefined> {
  yield headLine(locale);
  for (const month of wholeMonths(period)) {
    // What has the same sum is read by several questions.
    yield await inSnapshot(services.db, (db) => linesOf(subject, { db, month, period, locale }));
  }
  return undefined;
}
