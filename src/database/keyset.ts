import { type SQL, sql } from 'drizzle-orm';
import { noonOf } from '#domain/time/calendar.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { isUuid } from '#domain/uuid.ts';

/** A column that a list is sorted by, and how its value stands in a cursor. */
export interface SortColumn {
  column: SQL;
  text: SQL;
  /** Reads the value again; undefined for what this list has not written. */
  read: (text: string) => SQL | undefined;
}

/** A moment, exact to the microsecond: what is sorted may differ by less than a Date can say. */
export function byMoment(column: SQL): SortColumn {
  return {
    column,
    text: sql`round(extract(epoch from ${column}) * 1000000)::text`,
    read: (text) => {
      const moment = readMoment(text);
      return moment === undefined ? undefined : sql`${moment}::timestamptz`;
    },
  };
}

/** The last microsecond that both a number and the database hold, in the year 2255. */
const MOST_MICROSECONDS = Number.MAX_SAFE_INTEGER;

/** Microseconds as the database reads a moment; the ends of time are what sorts rows that have no moment. */
function readMoment(text: string): string | undefined {
  if (text === 'Infinity' || text === '-Infinity') return text.toLowerCase();
  if (!/^\d{1,16}$/.test(text) || Number(text) > MOST_MICROSECONDS) return undefined;
  const digits = text.padStart(7, '0');
  const second = new Date(Number(digits.slice(0, -6)) * 1000).toISOString().slice(0, 19);
  return `${second}.${digits.slice(-6)}Z`;
}

/** A whole number, such as one that counts rows. */
export function byNumber(column: SQL): SortColumn {
  return {
    column,
    text: sql`${column}::text`,
    read: (text) => (/^\d{1,15}$/.test(text) ? sql`${Number(text)}::bigint` : undefined),
  };
}

/** A UUID. */
export function byId(column: SQL): SortColumn {
  return { ...byWord(column), read: (text) => (isUuid(text) ? sql`${text}::uuid` : undefined) };
}

/** A day, as 2026-11-23. */
export function byDay(column: SQL): SortColumn {
  return {
    column,
    text: sql`${column}::text`,
    read: (text) => (isDay(text) ? sql`${text}::date` : undefined),
  };
}

function isDay(text: string): boolean {
  const noon = noonOf(text);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().slice(0, 10) === text;
}

/** A text without spaces, such as the id of an article. */
export function byWord(column: SQL): SortColumn {
  return {
    column,
    text: sql`${column}::text`,
    read: (text) => (/^[\w-]+$/.test(text) ? sql`${text}::text` : undefined),
  };
}

/** The part of a list that a request asks for, as parts of its statement. */
export interface Slice {
  /** On which side of the cursor the page lies; undefined on the first one. */
  side: Cursor['side'] | undefined;
  /** Leaves out the rows on the other side of the cursor; undefined on the first page. */
  condition: SQL | undefined;
  /** The columns of `order by`: backwards where the page ends at its cursor. */
  sequence: SQL;
  /** One more than a page shows, by which is known whether there are more. */
  limit: number;
  /** The page of the rows that the statement found. */
  page<Row extends { cursor: string }>(found: readonly Row[]): KeysetPage<Row>;
}

/** The order of a list that is read page by page: the last column tells all rows apart. */
export interface Keyset {
  /** The row's place in the list, which its statement selects as "cursor". */
  cursor: SQL<string>;
  slice(cursor: Cursor | undefined, size: number): Slice;
}

const SEPARATOR = '~';

/** Sorts a list by columns, all in one direction, as an index of them has it. */
export function keyset(columns: readonly SortColumn[], direction: 'asc' | 'desc' = 'desc'): Keyset {
  const texts = columns.map(({ text }) => text);
  return {
    cursor: sql<string>`concat_ws(${SEPARATOR}::text, ${sql.join(texts, sql`, `)})`,
    slice: (asked, size) => {
      const values = asked && readValues(columns, asked.row);
      const side = values ? asked.side : undefined;
      const isUp = (direction === 'asc') !== (side === 'before');
      return {
        side,
        condition: values && afterCursor(columns, values, isUp),
        sequence: orderClause(columns, isUp),
        limit: size + 1,
        page: (found) => pageOf(found, side, size),
      };
    },
  };
}

function readValues(columns: readonly SortColumn[], row: string): SQL[] | undefined {
  const texts = row.split(SEPARATOR);
  const values = columns.flatMap(({ read }, index) => read(texts[index] ?? '') ?? []);
  return texts.length === columns.length && values.length === columns.length ? values : undefined;
}

function afterCursor(columns: readonly SortColumn[], values: SQL[], isUp: boolean): SQL {
  const names = columns.map(({ column }) => column);
  return sql`(${sql.join(names, sql`, `)}) ${isUp ? sql`>` : sql`<`} (${sql.join(values, sql`, `)})`;
}

function orderClause(columns: readonly SortColumn[], isUp: boolean): SQL {
  const sorted = columns.map(({ column }) => sql`${column} ${isUp ? sql`asc` : sql`desc`}`);
  return sql.join(sorted, sql`, `);
}

function pageOf<Row extends { cursor: string }>(
  found: readonly Row[],
  side: Cursor['side'] | undefined,
  size: number,
): KeysetPage<Row> {
  const isMore = found.length > size;
  const shown = found.slice(0, size);
  const rows = side === 'before' ? shown.toReversed() : shown;
  const [first, last] = [rows[0], rows.at(-1)];
  const hasPrevious = side === 'before' ? isMore : side === 'after';
  const hasNext = side === 'before' || isMore;
  return {
    rows,
    previous: hasPrevious && first ? { side: 'before', row: first.cursor } : undefined,
    next: hasNext && last ? { side: 'after', row: last.cursor } : undefined,
    isFirst: !hasPrevious,
  };
}

/** Conditions as the end of a statement; nothing where there are none. */
export function where(conditions: readonly (SQL | undefined)[]): SQL {
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length === 0 ? sql`` : sql`where ${sql.join(known, sql` and `)}`;
}
