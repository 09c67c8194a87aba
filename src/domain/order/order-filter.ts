import { HOUR_MS } from '#domain/time/calendar.ts';
import { platformIds, readPackageId } from '#domain/catalogue/price-list.ts';
import { writtenCode } from '#domain/discounts/take-off.ts';
import { type Cursor, writeCursor } from '#domain/list/cursor.ts';
import {
  type FilterProblem,
  dayFilter,
  oneOf,
  oneOfKnown,
  readText,
} from '#domain/list/filter-fields.ts';
import { type Asked, type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { locales } from '#domain/locale.ts';
import { crowns, readWholeCrowns } from '#domain/money.ts';
import { paymentMarks, workMarks } from './order-badges.ts';

/** Most characters that are looked for: a link with its tail. */
export const MOST_FILTER_CHARACTERS = 1000;
/** Most characters of a discount code. */
const MOST_CODE = 40;
/** The largest sum that is looked for. */
const MOST_SUM = crowns(99_999_999);

/** Reads one of a closed list of words. */
export function readChoice<Choice extends string>(
  choices: readonly Choice[],
): (input: string) => Choice | undefined {
  return (input) => choices.find((choice) => choice === input);
}

/** Reads a sum of whole crowns, of which it gives the number. */
function readCrowns(input: string): number | undefined {
  const sum = readWholeCrowns(input, MOST_SUM);
  return sum === undefined ? undefined : sum / 100;
}

export const orderSorts = ['made', 'paid', 'start', 'promised', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
export const lateMarks = ['near', 'past'] as const;
export type LateMark = (typeof lateMarks)[number];

/** What a filter of orders leaves out; each part stands in the address, and has a cross by which it goes. */
export const orderFilter = /* @__PURE__ */ defineFilter(
  {
    q: readText(noLonger(MOST_FILTER_CHARACTERS), 'long', {
      max: MOST_FILTER_CHARACTERS,
      isSearch: true,
    }),
    pay: oneOf(paymentMarks),
    work: oneOf(workMarks),
    late: oneOf(lateMarks),
    network: oneOf(platformIds),
    edition: oneOf(locales),
    /** The id of a package, on sale or not. */
    package: oneOfKnown((id) => (readPackageId(id) ? id : undefined)),
    /** Days in Prague, the last ones whole: when the order was made, and when it was paid. */
    from: dayFilter(),
    to: dayFilter(),
    paidFrom: dayFilter(),
    paidTo: dayFilter(),
    /** Whole crowns of the total. */
    min: readText(readCrowns, 'sum', { max: 20, inputMode: 'numeric' }),
    max: readText(readCrowns, 'sum', { max: 20, inputMode: 'numeric' }),
    /** In capitals. */
    code: readText((code) => noLonger(MOST_CODE)(writtenCode(code)), 'long', {
      max: MOST_CODE,
      isUpper: true,
    }),
  },
  [
    ['from', 'to', 'days'],
    ['paidFrom', 'paidTo', 'days'],
    ['min', 'max', 'sums'],
  ],
);
type Fields = typeof orderFilter.fields;
export type FilterPart = keyof Fields;

function noLonger(most: number): (text: string) => string | undefined {
  return (text) => (text.length <= most ? text : undefined);
}

/** Which orders the operator's list shows, and in which sequence. */
export interface OrderFilter extends FilterValues<Fields> {
  sort: OrderSort;
  dir: SortDirection;
}

export interface AskedOrders {
  filter: OrderFilter;
  asked: Asked<Fields>;
  /** Why the address sorts by nothing that is known. */
  sortProblem: FilterProblem | undefined;
}

/** The way in which each sort begins: the newest, the most, and what is due soonest. */
export const usualDirection: Record<OrderSort, SortDirection> = {
  made: 'desc',
  paid: 'desc',
  start: 'asc',
  promised: 'asc',
  total: 'desc',
};

export const EVERYTHING: OrderFilter = { sort: 'made', dir: 'desc' };

/** Reads the query of the list's address. Nothing in it can be so wrong that there is no list. */
export function readOrderFilter(query: URLSearchParams): AskedOrders {
  const asked = orderFilter.read(query);
  const input = query.get('sort') ?? '';
  const known = readChoice(orderSorts)(input);
  const sort = known ?? EVERYTHING.sort;
  const dir = readChoice(sortDirections)(query.get('dir') ?? '') ?? usualDirection[sort];
  const sortProblem = known || input === '' ? undefined : 'choice';
  return { filter: { ...asked.values, sort, dir }, asked, sortProblem };
}

/** The query of the list's address for a filter; what is usual stands in none. */
export function writeOrderFilter(filter: OrderFilter, cursor?: Cursor): string {
  const { sort, dir } = filter;
  return new URLSearchParams({
    ...orderFilter.write(filter),
    ...(sort !== EVERYTHING.sort && { sort }),
    ...(dir !== usualDirection[sort] && { dir }),
    ...writeCursor(cursor),
  }).toString();
}

/** The lists that everybody has, under the keys of their names. */
export const builtInViews = {
  todo: { pay: 'paid', work: 'waiting', sort: 'start', dir: 'asc' },
  late: { late: 'past', sort: 'promised', dir: 'asc' },
  held: { work: 'held', sort: 'made', dir: 'desc' },
  returned: { pay: 'returned', sort: 'made', dir: 'desc' },
} as const satisfies Record<string, OrderFilter>;
export type BuiltInView = keyof typeof builtInViews;

/** Hours before a promised time from which on it is near. */
export const NEAR_HOURS = 24;

/**
 * Whether the time by which an order was promised is near or past.
 * @param dueAt the promise as long as it is to be kept; null where nothing has to be
 */
export function promiseMark(dueAt: Date | null, now: Date): LateMark | undefined {
  if (!dueAt) return undefined;
  if (dueAt <= now) return 'past';
  return dueAt.getTime() <= now.getTime() + NEAR_HOURS * HOUR_MS ? 'near' : undefined;
}
