import { cleanText } from '#domain/text/clean-text.ts';
import { readChosen } from '#domain/text/nothing-chosen.ts';
import { keysOf } from '#domain/records.ts';
import { type Cursor, readCursor } from './cursor.ts';
import type { ChoiceField, FilterField, FilterProblem } from './filter-fields.ts';

export type FilterFields = Readonly<Record<string, FilterField<unknown>>>;

/** What a filter asks for; what is undefined leaves nothing out. */
export type FilterValues<Fields extends FilterFields> = {
  [Name in keyof Fields]?:
    | (Fields[Name] extends FilterField<infer Value> ? Value : never)
    | undefined;
};

/** The fields whose value is chosen from a list, for which a form needs words. */
export type ChoiceNames<Fields extends FilterFields> = {
  [Name in keyof Fields]: Fields[Name] extends ChoiceField<string | number> ? Name : never;
}[keyof Fields] &
  string;

/** Which part of a list an address asks for. */
export interface Asked<Fields extends FilterFields> {
  values: FilterValues<Fields>;
  cursor: Cursor | undefined;
  /** What could not be read and counts as left out. */
  unread: { -readonly [Name in keyof Fields]?: { input: string; problem: FilterProblem } };
}

/** A filter of a list: which fields its form has, and how its address says them. */
export interface Filter<Fields extends FilterFields> {
  fields: Fields;
  names: (keyof Fields & string)[];
  /** Reads the query of the list's address. Nothing in it can be so wrong that there is no list. */
  read(query: URLSearchParams): Asked<Fields>;
  /** The query of the list's address. */
  write(values: FilterValues<Fields>): Record<string, string>;
  /** Whether the filter, or one of its fields, leaves anything out. */
  isSet(values: FilterValues<Fields>, name?: keyof Fields & string): boolean;
}

/** Two fields that are the ends of a range; an upper end below the lower one counts as left out. */
type Range<Fields> = readonly [
  from: keyof Fields & string,
  to: keyof Fields & string,
  problem: FilterProblem,
];

/** Makes a filter of its fields, in the sequence of its form and of the list's address. */
export function defineFilter<const Fields extends FilterFields>(
  fields: Fields,
  ranges: readonly Range<Fields>[] = [],
): Filter<Fields> {
  const names = keysOf<keyof Fields & string>(fields);
  const write = (values: FilterValues<Fields>) => writeFields(fields, values);
  return {
    fields,
    names,
    read: (query) => ({ ...readFields(fields, ranges, query), cursor: readCursor(query) }),
    write,
    isSet: (values, name) => {
      const written = write(values);
      return name === undefined ? Object.keys(written).length > 0 : name in written;
    },
  };
}

type Read<Fields extends FilterFields> = Pick<Asked<Fields>, 'values' | 'unread'>;

function readFields<Fields extends FilterFields>(
  fields: Fields,
  ranges: readonly Range<Fields>[],
  query: URLSearchParams,
): Read<Fields>;
function readFields(
  fields: FilterFields,
  ranges: readonly (readonly [string, string, FilterProblem])[],
  query: URLSearchParams,
): Read<FilterFields> {
  const values: Record<string, unknown> = {};
  const unread: Read<FilterFields>['unread'] = {};
  for (const [name, field] of Object.entries(fields)) {
    const input = readChosen(cleanText(query.get(name) ?? ''));
    if (input === '') continue;
    const value = field.read(input);
    if (value === undefined) unread[name] = { input, problem: field.problem(input) };
    else values[name] = value;
  }
  for (const [from, to, problem] of ranges) {
    const [least, most] = [values[from], values[to]];
    if (!isAbove(least, most)) continue;
    delete values[to];
    unread[to] = { input: query.get(to) ?? '', problem };
  }
  return { values, unread };
}

/** Of numbers, and of days as 2026-11-23. */
function isAbove(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  return typeof one === 'string' && typeof other === 'string' && one > other;
}

function writeFields(
  fields: FilterFields,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const written = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = values[name];
    const text = value === undefined ? '' : field.write(value);
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(written);
}
