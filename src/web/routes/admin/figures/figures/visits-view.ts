import {
  type ReadingSum,
  readKinds,
  readPageSums,
  readReadingDays,
} from '#database/figures/reading-sums.ts';
import {
  type CountKind,
  type CountedKind,
  countedKinds,
  outsideSources,
  readingKinds,
} from '#domain/counting/arrival.ts';
import type { Locale } from '#domain/locale.ts';
import type { FigureQuery } from '#domain/figures/figure-query.ts';
import { changeOf, stepsOf, unitOf } from '#domain/figures/figure-steps.ts';
import { isWithin, periodBefore } from '#domain/figures/periods.ts';
import type { Services } from '#flows/services.ts';
import { type EditionRow, byKey, editionTable, largestFirst } from './edition-table.ts';
import { figuresAddress } from './figure-address.ts';
import { pageLabel } from './page-label.ts';
import { stepLabel } from './step-label.ts';
import type { FigureTable, FigureView } from './view.ts';
import { figurePagesWords } from './words.ts';

/** Pages that a table names; the others are one row, which leads nowhere by itself. */
const MOST_PAGES = 300;

/** How often pages were read, by time, page and source; or how often readers came from outside. */
export async function readingsView(
  { db }: Pick<Services, 'db'>,
  asked: FigureQuery,
  locale: Locale,
): Promise<FigureView> {
  const { period, filter, subject } = asked;
  const { edition, page, source } = filter;
  const isVisits = subject === 'visits';
  const usual: readonly CountedKind[] = isVisits ? readingKinds : outsideSources;
  const kinds: readonly CountedKind[] = source ? [source] : usual;
  const part = { edition, page };
  const earlier = periodBefore(period);
  const [days, counted, before, pages] = await Promise.all([
    readReadingDays(db, period, { ...part, kinds }),
    readKinds(db, period, part),
    readKinds(db, earlier, part),
    isVisits ? readPageSums(db, period, { ...part, kinds }) : [],
  ]);
  const steps = stepsOf(period).map((step): EditionRow => {
    const within = days.filter(({ day }) => isWithin(step, day));
    return {
      id: step.from,
      label: stepLabel(locale, step, unitOf(period)),
      asked: { ...asked, period: step },
      n: byKey(within.map((one) => ({ ...one, key: 'step' }))).get('step') ?? { cs: 0, en: 0 },
    };
  });
  const [sum, sumBefore] = [sumOf(counted, kinds), sumOf(before, kinds)];
  return {
    unit: unitOf(period),
    before: earlier,
    sums: [
      {
        id: isVisits ? 'readings' : 'arrivals',
        value: sum,
        before: sumBefore,
        change: changeOf(sum, sumBefore),
        href: figuresAddress(asked, isVisits ? 'pages' : 'sources'),
      },
    ],
    chart: {
      bars: steps.map(({ id, n }) => ({ key: id, value: n.cs + n.en })),
      measure: isVisits ? 'readings' : 'arrivals',
    },
    tables: [
      editionTable('steps', steps, asked, isVisits ? 'pages' : 'sources'),
      ...(isVisits ? [pagesTable(asked, pages, locale)] : []),
      ...(source ? [] : [sourcesTable(asked, counted, locale)]),
    ],
    isEmpty: sum === 0 && counted.length === 0,
  };
}

function sumOf(sums: readonly ReadingSum<CountKind>[], kinds: readonly CountKind[]): number {
  return sums.filter(({ key }) => kinds.includes(key)).reduce((sum, { n }) => sum + n, 0);
}

function pagesTable(asked: FigureQuery, sums: readonly ReadingSum[], locale: Locale): FigureTable {
  const all = largestFirst(byKey(sums));
  const rest = all
    .slice(MOST_PAGES)
    .reduce((both, [, n]) => ({ cs: both.cs + n.cs, en: both.en + n.en }), { cs: 0, en: 0 });
  const rows = all.slice(0, MOST_PAGES).map(([page, n]): EditionRow => ({
    id: page,
    label: pageLabel(page, locale),
    asked: { ...asked, filter: { ...asked.filter, page } },
    part: 'steps',
    n,
  }));
  const others = { id: '…', label: figurePagesWords[locale].otherPages, asked, n: rest };
  const shown = rest.cs + rest.en > 0 ? [...rows, others] : rows;
  return editionTable('pages', shown, asked, 'steps');
}

function sourcesTable(
  asked: FigureQuery,
  counted: readonly ReadingSum<CountKind>[],
  locale: Locale,
): FigureTable {
  const m = figurePagesWords[locale];
  const isVisits = asked.subject === 'visits';
  const known = byKey(counted);
  const row = (source: CountedKind): EditionRow => ({
    id: source,
    label: m.sources[source],
    asked: { ...asked, subject: 'visits', filter: { ...asked.filter, source } },
    part: 'pages',
    n: known.get(source) ?? { cs: 0, en: 0 },
  });
  const rows = (isVisits ? readingKinds : outsideSources).map(row);
  const table = editionTable('sources', rows, asked, 'steps');
  if (!isVisits) return table;
  // Beside the readings, below their sum: what was no reading of a person.
  const beside = countedKinds.filter((kind) => !readingKinds.some((one) => one === kind)).map(row);
  return { ...table, beside: editionTable('sources', beside, asked, 'steps').rows };
}
