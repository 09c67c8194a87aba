import { data } from 'react-router';
import { readFunnel } from '#database/figures/funnel.ts';
import { listLedger, readTakings } from '#database/figures/takings.ts';
import { type Period, readPeriod } from '#domain/figures/periods.ts';
import { ledgerFilter } from '#domain/figures/takings.ts';
import type { Services } from '#flows/services.ts';
import { operatorOf } from '#web/frame/context.ts';
import { figures } from '#web/admin/figures/figure-links.ts';
import type { Route } from './+types/route.ts';
import { FunnelPage } from './funnel-page.tsx';
import { TakingsPage } from './takings-page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, services } = operatorOf(context);
  const figure = figures.find((one) => one === params.figure);
  if (!figure) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const period = readPeriod(query.get('from'), query.get('to'), services.clock());
  const rows =
    figure === 'takings'
      ? { figure, ...(await readLedger(services, period, query)) }
      : { figure, days: await readFunnel(services.db, period) };
  return { locale, period, rows };
}

async function readLedger({ db }: Services, period: Period, query: URLSearchParams) {
  const asked = ledgerFilter.read(query);
  const [days, page] = await Promise.all([
    readTakings(db, period, asked.values.edition),
    listLedger(db, period, asked),
  ]);
  return { days, page, filter: asked.values };
}

/** The rows that make a figure of the start page. */
export default function FigureRoute({ loaderData }: Route.ComponentProps) {
  const { locale, period, rows } = loaderData;
  return rows.figure === 'takings' ? (
    <TakingsPage locale={locale} period={period} {...rows} />
  ) : (
    <FunnelPage locale={locale} period={period} days={rows.days} />
  );
}
