import { type SQL, sql } from 'drizzle-orm';

/** The columns of a row that waits, as `listWork` reads them; what a queue does not have is left out. */
export interface WaitingColumns {
  id: SQL;
  since: SQL;
  /** By which the queue is sorted, the most urgent first; the moment since when it waits unless told. */
  sort?: SQL;
  number?: SQL;
  /** The number of a message from a customer. */
  message?: SQL;
  due?: SQL;
  amount?: SQL;
  kind?: SQL;
  /** When it is to begin at the latest. */
  startBy?: SQL;
  /** The position of the line that it is about. */
  line?: SQL;
  /** Whether it is about all lines of the order. */
  isWhole?: SQL;
  text?: SQL;
  name?: SQL;
}

/** Texts of others are cut in a list: nobody reads ten thousand letters there. */
const MOST_TEXT = 400;

/** The part of a statement that names these columns, each by the same name in every queue. */
export function waitingRow(columns: WaitingColumns): SQL {
  const {
    id,
    since,
    sort = since,
    number,
    message,
    due,
    amount,
    kind,
    startBy,
    line,
    isWhole = sql`false`,
    text,
    name,
  } = columns;
  const of = (column: SQL = sql`null`) => sql`(${column})`;
  return sql`${of(id)}::text as id, ${of(since)} as since, ${of(sort)} as sort,
    ${of(number)}::integer as number, ${of(message)}::integer as message,
    ${of(due)}::timestamptz as due, ${of(amount)}::bigint as amount,
    ${of(startBy)}::timestamptz as "startBy", ${of(kind)}::text as kind,
    ${of(line)}::integer as line, ${of(isWhole)} as "isWhole",
    left(${of(text)}::text, ${MOST_TEXT}) as text, ${of(name)}::text as name`;
}

/** What the customer of an order `o` is called in a list (`displayName` of the domain). */
export const displayName = sql`coalesce(o.company->>'name', o.name)`;

/** The columns that every row about an order has, of the order `o`. */
export const ofOrder = {
  number: sql`o.number`,
  name: displayName,
} as const satisfies Partial<WaitingColumns>;

/** Of a row that is about an order as a whole. */
export const ofAllLines = { isWhole: sql`true` } as const satisfies Partial<WaitingColumns>;

/** A queue as the statement of its rows; it holds at one moment. */
export type WorkSource = (now: Date) => SQL;
