import { data } from 'react-router';
import { readFunnel } from '#database/funnel.ts';
import { type LedgerPlace, type LedgerSide, listLedger, readTakings } from '#database/takings.ts';
import { locales } from '#domain/locale.ts';
import { readChoice } from '#domain/operator/filter-values.ts';
import { type Period, readPeriod } from '#domain/operator/periods.ts';
import type { Services } from '#flows/services.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { figures } from '#web/operator/figure-links.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { readPlace } from '#web/operator/page-place.ts';
import type { Route } from './+types/route.ts';
import { FunnelPage } from './funnel-page.tsx';
import { TakingsPage } from './takings-page.tsx';
import { figureWords } from './words.ts';

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
  return { locale, brand: services.shop.brand, period, rows };
}

async function readLedger({ db }: Services, period: Period, query: URLSearchParams) {
  const side = sideOf(query.get('side'));
  const after = placeOf(query.get('after'));
  const edition = readChoice(locales)(query.get('edition') ?? '');
  const [days, { entries, next }] = await Promise.all([
    readTakings(db, period, edition),
    listLedger(db, period, { side, after, edition }),
  ]);
  return { days, entries, next, side, edition, isFurther: after !== undefined };
}

function sideOf(text: string | null | undefined): LedgerSide | undefined {
  return text === 'received' || text === 'returned' ? text : undefined;
}

function placeOf(text: string | null): LedgerPlace | undefined {
  const [at, sideText, id] = readPlace(text, 2) ?? [];
  const side = sideOf(sideText);
  return at !== undefined && side && id !== undefined ? { at, side, id } : undefined;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (error || !loaderData) return [];
  const { locale, brand, rows } = loaderData;
  return pageMeta({ title: frameWords[locale].titleOf(figureWords[locale][rows.figure], brand) });
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
