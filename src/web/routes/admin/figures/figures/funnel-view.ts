import type { Queryable } from '#database/client.ts';
import { readFunnel } from '#database/figures/funnel.ts';
import { readFirstSteps } from '#database/figures/reading-sums.ts';
import { PACKAGE_PAGES, readingKinds } from '#domain/counting/arrival.ts';
import type { Locale } from '#domain/locale.ts';
import type { FigureQuery } from '#domain/figures/figure-query.ts';
import { changeOf, stepsOf, unitOf } from '#domain/figures/figure-steps.ts';
import { type Period, isWithin, periodBefore } from '#domain/figures/periods.ts';
import {
  type JourneyDay,
  type JourneyStep,
  sumJourney,
  journeySteps,
} from '#domain/counting/funnel.ts';
import type { Services } from '#flows/services.ts';
import { figuresAddress } from './figure-address.ts';
import { stepLabel } from './step-label.ts';
import type { FigureView } from './view.ts';

/** From the first page that somebody read to the paid order (rules 58). */
export async function funnelView(
  { db }: Pick<Services, 'db'>,
  asked: FigureQuery,
  locale: Locale,
): Promise<FigureView> {
  const { period, filter } = asked;
  const earlier = periodBefore(period);
  const [days, before] = [
    await readJourney(db, period, filter.edition),
    await readJourney(db, earlier, filter.edition),
  ];
  const [sums, sumsBefore] = [sumJourney(days), sumJourney(before)];
  const leadTo = (step: JourneyStep, of: Period, part: string) => {
    const narrowed = { ...asked, period: of };
    if (step !== 'pages' && step !== 'packages') return figuresAddress(narrowed, part);
    const page = step === 'packages' ? { page: PACKAGE_PAGES } : {};
    return figuresAddress({ ...narrowed, subject: 'visits', filter: { ...filter, ...page } });
  };
  const rows = stepsOf(period).map((step) => {
    const within = sumJourney(days.filter(({ day }) => isWithin(step, day)));
    return { step, within };
  });
  return {
    unit: unitOf(period),
    before: earlier,
    sums: journeySteps.map((id) => ({
      id,
      value: sums[id],
      before: sumsBefore[id],
      change: changeOf(sums[id], sumsBefore[id]),
      href: leadTo(id, period, 'steps'),
    })),
    chart: {
      bars: rows.map(({ step, within }) => ({
        key: step.from,
        value: within.made,
        line: within.paid,
      })),
      measure: 'made',
      line: 'paid',
    },
    tables: [
      {
        id: 'steps',
        columns: journeySteps,
        rows: rows.map(({ step, within }) => ({
          id: step.from,
          label: stepLabel(locale, step, unitOf(period)),
          href: figuresAddress({ ...asked, period: step }),
          cells: journeySteps.map((id) => ({ value: within[id], href: leadTo(id, step, 'steps') })),
        })),
        sums: journeySteps.map((id) => ({ value: sums[id], href: leadTo(id, period, 'steps') })),
      },
    ],
    isEmpty: days.length === 0,
  };
}

/** The way by days, from the counters and from the orders, in one edition or both. */
export async function readJourney(
  db: Queryable,
  period: Period,
  edition: Locale | undefined,
): Promise<JourneyDay[]> {
  const [first, orders] = await Promise.all([
    readFirstSteps(db, period, readingKinds),
    readFunnel(db, period),
  ]);
  const nothing = { pages: 0, packages: 0, details: 0, carts: 0, made: 0, checkouts: 0, paid: 0 };
  const funnelSteps = [
    ...first.map((day) => ({ ...nothing, ...day })),
    ...orders.map(({ orders: made, ...day }) => ({ ...nothing, ...day, made })),
  ];
  return edition === undefined ? funnelSteps : funnelSteps.filter((day) => day.edition === edition);
}
