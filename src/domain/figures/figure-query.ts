import { readDay } from '#domain/time/calendar.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { type CountedKind, countedKinds } from '#domain/counting/arrival.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { readChosen } from '#domain/text/nothing-chosen.ts';
import { readChoice } from '#domain/order/order-filter.ts';
import { type Period, isTooLong, periodOf } from './periods.ts';

/** What the pages of figures are about. */
export const figureSubjects = ['visits', 'sources', 'funnel', 'orders'] as const;
export type FigureSubject = (typeof figureSubjects)[number];

/** By what a subject can be narrowed; what is undefined leaves nothing out. */
export interface FigureFilter {
  edition?: Locale | undefined;
  /** As `pageKey` names it, or `packages` for the pages of all packages. */
  page?: string | undefined;
  source?: CountedKind | undefined;
  /** The id of a package, on sale or not. */
  package?: string | undefined;
}
export type FigurePart = keyof FigureFilter;

export interface FigureQuery {
  subject: FigureSubject;
  period: Period;
  filter: FigureFilter;
}

export type FigureField = 'from' | 'to' | FigurePart;
export type FigureProblem = 'figure-day' | 'figure-days' | 'figure-long' | 'figure-choice';

export interface ReadFigureQuery extends FigureQuery {
  /** What could not be read; the usual days are shown instead, and such a filter is left out. */
  problems: Partial<Record<FigureField, FigureProblem>>;
  /** What was typed into the fields of problems. */
  input: Partial<Record<FigureField, string>>;
}

/** What each subject can be narrowed by: of the others its counters know nothing. */
export const partsOf: Record<FigureSubject, readonly FigurePart[]> = {
  visits: ['edition', 'page', 'source'],
  sources: ['edition', 'page'],
  funnel: ['edition'],
  orders: ['edition', 'package'],
};

/** Most characters of the name of a page: an article's id is the longest. */
const MOST_NAMED = 200;

const readers: { [Part in FigurePart]: (input: string) => FigureFilter[Part] } = {
  edition: readChoice(locales),
  page: (input) => (input.length <= MOST_NAMED ? input : undefined),
  source: readChoice(countedKinds),
  package: (input) => (readPackageId(input) ? input : undefined),
};

/** Reads the query of a page of figures. Nothing in it can be so wrong that there is no page. */
export function readFigureQuery(query: URLSearchParams, now: Date): ReadFigureQuery {
  const problems: ReadFigureQuery['problems'] = {};
  const subject = readChoice(figureSubjects)(query.get('subject') ?? '') ?? 'visits';
  const filter: FigureFilter = {};
  for (const part of partsOf[subject]) {
    const input = readChosen(cleanText(query.get(part) ?? ''));
    if (input === '') continue;
    const value = readers[part](input);
    if (value === undefined) problems[part] = 'figure-choice';
    else Object.assign(filter, { [part]: value });
  }
  const period = readSpan(query, now, problems);
  const input = Object.fromEntries(
    Object.keys(problems).map((field) => [field, query.get(field) ?? '']),
  );
  // Both ends belong together: the one that was right is not lost because of the other.
  if (problems.from ?? problems.to) {
    Object.assign(input, { from: query.get('from') ?? '', to: query.get('to') ?? '' });
  }
  return { subject, period, filter, problems, input };
}

/** The days that a query names; the last thirty where it names none, or none that can be. */
function readSpan(
  query: URLSearchParams,
  now: Date,
  problems: ReadFigureQuery['problems'],
): Period {
  const usual = periodOf('month', now);
  const [fromInput, toInput] = [query.get('from') ?? '', query.get('to') ?? ''].map(cleanText);
  if (!fromInput && !toInput) return usual;
  const [from, to] = [readDay(fromInput ?? ''), readDay(toInput ?? '')];
  if (from === undefined) problems.from = 'figure-day';
  if (to === undefined) problems.to = 'figure-day';
  if (from === undefined || to === undefined) return usual;
  const period = { from, to };
  if (from > to) problems.to = 'figure-days';
  else if (isTooLong(period)) problems.from = 'figure-long';
  else return period;
  return usual;
}

/** The query of the address of a page of figures. */
export function writeFigureQuery({ subject, period, filter }: FigureQuery): string {
  const query = new URLSearchParams({ subject, from: period.from, to: period.to });
  for (const part of partsOf[subject]) {
    const value = filter[part];
    if (value !== undefined) query.set(part, value);
  }
  return query.toString();
}
