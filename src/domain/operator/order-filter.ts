import { readDay } from '#domain/calendar.ts';
import { type PlatformId, platformIds, readPackageId } from '#domain/catalogue/price-list.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { writtenCode } from '#domain/catalogue/written-code.ts';
import { cleanText } from '#domain/clean-text.ts';
import { chosen } from '#domain/nothing-chosen.ts';
import { keysOf } from '#domain/records.ts';
import { type PaymentMark, type WorkMark, paymentMarks, workMarks } from './order-pills.ts';
import { MOST_CODE, MOST_SEARCHED, readChoice, readCrowns } from './filter-values.ts';

/** What the list of orders is sorted by. */
export const orderSorts = ['made', 'paid', 'start', 'promised', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
export const lateMarks = ['near', 'past'] as const;
export type LateMark = (typeof lateMarks)[number];

/** Which orders the operator's list shows, and in which sequence. What is undefined leaves nothing out. */
export interface OrderFilter {
  /** What is looked for; empty for everything. */
  q: string;
  pay?: PaymentMark | undefined;
  work?: WorkMark | undefined;
  network?: PlatformId | undefined;
  edition?: Locale | undefined;
  /** The id of a package, on sale or not. */
  package?: string | undefined;
  /** Days in Prague, the last ones whole: when the order was made, and when it was paid. */
  from?: string | undefined;
  to?: string | undefined;
  paidFrom?: string | undefined;
  paidTo?: string | undefined;
  /** Whole crowns of the total. */
  min?: number | undefined;
  max?: number | undefined;
  /** In capitals. */
  code?: string | undefined;
  late?: LateMark | undefined;
  sort: OrderSort;
  dir: SortDirection;
}

/** A place between two rows of a sorted list: behind or before the row with this value and number. */
export interface OrderPlace {
  side: 'after' | 'before';
  /** Milliseconds or haléře of what the list is sorted by; null of an order that has no such moment. */
  value: number | null;
  number: number;
}

export type FilterField = Exclude<keyof OrderFilter, 'dir'>;

export type FilterProblem =
  | 'filter-choice'
  | 'filter-day'
  | 'filter-days'
  | 'filter-sum'
  | 'filter-sums'
  | 'filter-long';

export interface ReadOrderFilter {
  filter: OrderFilter;
  place: OrderPlace | undefined;
  /** What could not be read and counts as left out. */
  problems: Partial<Record<FilterField, FilterProblem>>;
}

/** The way in which each sort begins: the newest, the most, and what is due soonest. */
export const usualDirection: Record<OrderSort, SortDirection> = {
  made: 'desc',
  paid: 'desc',
  start: 'asc',
  promised: 'asc',
  total: 'desc',
};

export const EVERYTHING: OrderFilter = { q: '', sort: 'made', dir: 'desc' };

/** Reads the query of the list's address. Nothing in it can be so wrong that there is no list. */
export function readOrderFilter(query: URLSearchParams): ReadOrderFilter {
  const problems: ReadOrderFilter['problems'] = {};
  const read = <Value>(
    name: FilterField,
    reader: (typed: string) => Value | undefined,
    problem: FilterProblem,
  ): Value | undefined => {
    const typed = chosen(cleanText(query.get(name) ?? ''));
    if (typed === '') return undefined;
    const value = reader(typed);
    if (value === undefined) problems[name] = problem;
    return value;
  };
  const noLonger = (most: number) => (typed: string) => (typed.length <= most ? typed : undefined);
  const sort = read('sort', readChoice(orderSorts), 'filter-choice') ?? 'made';
  const filter: OrderFilter = {
    q: read('q', noLonger(MOST_SEARCHED), 'filter-long') ?? '',
    pay: read('pay', readChoice(paymentMarks), 'filter-choice'),
    work: read('work', readChoice(workMarks), 'filter-choice'),
    network: read('network', readChoice(platformIds), 'filter-choice'),
    edition: read('edition', readChoice(locales), 'filter-choice'),
    package: read(
      'package',
      (typed) => (readPackageId(typed) ? typed : undefined),
      'filter-choice',
    ),
    from: read('from', readDay, 'filter-day'),
    to: read('to', readDay, 'filter-day'),
    paidFrom: read('paidFrom', readDay, 'filter-day'),
    paidTo: read('paidTo', readDay, 'filter-day'),
    min: read('min', readCrowns, 'filter-sum'),
    max: read('max', readCrowns, 'filter-sum'),
    code: read('code', (typed) => noLonger(MOST_CODE)(writtenCode(typed)), 'filter-long'),
    late: read('late', readChoice(lateMarks), 'filter-choice'),
    sort,
    dir: readChoice(sortDirections)(query.get('dir') ?? '') ?? usualDirection[sort],
  } satisfies Record<keyof OrderFilter, unknown>;
  dropReversed(filter, problems);
  return { filter, place: readPlace(query), problems };
}

/** An end before its beginning counts as left out: with it there would be nothing. */
function dropReversed(filter: OrderFilter, problems: ReadOrderFilter['problems']): void {
  const { from, to, paidFrom, paidTo, min, max } = filter;
  if (from !== undefined && to !== undefined && from > to) {
    filter.to = undefined;
    problems.to = 'filter-days';
  }
  if (paidFrom !== undefined && paidTo !== undefined && paidFrom > paidTo) {
    filter.paidTo = undefined;
    problems.paidTo = 'filter-days';
  }
  if (min !== undefined && max !== undefined && min > max) {
    filter.max = undefined;
    problems.max = 'filter-sums';
  }
}

const PLACE = /^(-|\d{1,15})\.(\d{1,9})$/;
/** The last moment of the year 9999 in milliseconds: later ones are written otherwise, and there are none. */
const MOST_PLACE = 253_402_300_799_999;

function readPlace(query: URLSearchParams): OrderPlace | undefined {
  for (const side of ['after', 'before'] as const) {
    const [, value, number] = PLACE.exec(query.get(side) ?? '') ?? [];
    if (value !== undefined && number !== undefined && !(Number(value) > MOST_PLACE))
      return { side, value: value === '-' ? null : Number(value), number: Number(number) };
  }
  return undefined;
}

/** What a filter leaves out; each part stands in the address, and has a cross by which it goes. */
export type FilterPart = Exclude<FilterField, 'sort'>;

/** A record, so that no part is forgotten. */
const sequence: Record<FilterPart, true> = {
  q: true,
  pay: true,
  work: true,
  late: true,
  network: true,
  edition: true,
  package: true,
  from: true,
  to: true,
  paidFrom: true,
  paidTo: true,
  min: true,
  max: true,
  code: true,
};

/** The parts in the sequence of the address. */
export const filterParts = /* @__PURE__ */ keysOf(sequence);

/** Whether a part of a filter leaves anything out. */
export function isSet(filter: OrderFilter, part: FilterPart): boolean {
  return filter[part] !== undefined && filter[part] !== '';
}

/** The query of the list's address for a filter; what is usual stands in none. */
export function writeOrderFilter(filter: OrderFilter, place?: OrderPlace): string {
  const query = new URLSearchParams();
  for (const part of filterParts) if (isSet(filter, part)) query.set(part, String(filter[part]));
  const { sort, dir } = filter;
  if (sort !== EVERYTHING.sort) query.set('sort', sort);
  if (dir !== usualDirection[sort]) query.set('dir', dir);
  if (place) query.set(place.side, `${place.value ?? '-'}.${place.number}`);
  return query.toString();
}

/** A filter without one of its parts, as the cross on its chip leaves it. */
export function withoutPart(filter: OrderFilter, part: FilterPart): OrderFilter {
  return part === 'q' ? { ...filter, q: '' } : { ...filter, [part]: undefined };
}

/** The lists that everybody has, under the keys of their names. */
export const builtInViews = {
  todo: { q: '', pay: 'paid', work: 'waiting', sort: 'start', dir: 'asc' },
  late: { q: '', late: 'past', sort: 'promised', dir: 'asc' },
  held: { q: '', work: 'held', sort: 'made', dir: 'desc' },
  returned: { q: '', pay: 'returned', sort: 'made', dir: 'desc' },
} as const satisfies Record<string, OrderFilter>;
export type BuiltInView = keyof typeof builtInViews;
