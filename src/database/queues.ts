import { type SQL, sql } from 'drizzle-orm';
import {
  MOST_COUNTED,
  type Queue,
  type QueueCount,
  type QueueRow,
  queues,
} from '#domain/operator/queue.ts';
import { mapRecord } from '#domain/records.ts';
import type { Queryable } from './client.ts';
import { type MeantBy, listMeantBy } from './meant-by.ts';
import { type RowLine, readRowLines } from './row-lines.ts';
import { waitingMessages } from './waiting-messages.ts';
import { waitingCare } from './waiting-care.ts';
import { waitingOrders } from './waiting-orders.ts';
import type { QueueSource } from './waiting-row.ts';
import { waitingTroubles } from './waiting-troubles.ts';

const sources: Record<Queue, QueueSource> = {
  ...waitingOrders,
  ...waitingCare,
  ...waitingTroubles,
  ...waitingMessages,
};

/** Rows on one page of a queue. */
const PAGE_ROWS = 50;

/** Where a page of a queue begins: behind the last row of the one before. */
export interface QueuePlace {
  /** As the database writes it: it counts finer than milliseconds. */
  sort: string;
  id: string;
}

/** A row with the lines that it is about. */
export interface ListedRow extends QueueRow {
  lines: RowLine[];
}

export interface QueuePage {
  rows: ListedRow[];
  /** Where the next page begins; undefined on the last. */
  next: QueuePlace | undefined;
}

/**
 * How much waits in each queue, and since when: the rows of `listQueue`, counted. One statement, each part of
 * it along an index of what is open, however many orders there are.
 */
export async function countQueues(db: Queryable, now: Date): Promise<Record<Queue, QueueCount>> {
  const counts = queues.map(
    (queue) => sql`
      select ${queue} as queue, count(*)::integer as count, min(since) as oldest, min(due) as first_due
      from (select since, coalesce(start_by, due) as due from (${sources[queue](now)}) as waiting limit ${MOST_COUNTED + 1}) as one`,
  );
  const { rows } = await db.execute<{
    queue: Queue;
    count: number;
    oldest: string | null;
    first_due: string | null;
  }>(sql.join(counts, sql` union all `));
  const found = new Map(rows.map((row) => [row.queue, row]));
  return mapRecord(sources, (queue) => {
    const { count = 0, oldest = null, first_due: due = null } = found.get(queue) ?? {};
    return { count, oldest: toDate(oldest), firstDue: toDate(due) };
  });
}

/** A page of a queue, the most urgent first. */
export async function listQueue(
  db: Queryable,
  queue: Queue,
  { now, after }: { now: Date; after?: QueuePlace | undefined },
): Promise<QueuePage> {
  const place = after
    ? sql`where (sort, id) > (${after.sort}::timestamptz, ${after.id}::text)`
    : sql``;
  const { rows } = await db.execute<Row>(sql`
    select *, sort::text as place from (${sources[queue](now)}) as waiting ${place}
    order by sort, id limit ${PAGE_ROWS + 1}`);
  const shown = rows.slice(0, PAGE_ROWS);
  const last = rows.length > PAGE_ROWS ? shown.at(-1) : undefined;
  const numbers = shown.flatMap(({ number, line, is_whole: isWhole }) =>
    number !== null && (isWhole || line !== null) ? [number] : [],
  );
  const lines = await readRowLines(db, numbers);
  const ids = queue === 'withdrawals' ? shown.map(({ id }) => id) : [];
  const meantBy = await listMeantBy(db, ids);
  return {
    rows: shown.map((row) => withMeant(toQueueRow(row, lines), meantBy.get(row.id))),
    next: last && { sort: last.place, id: last.id },
  };
}

/** The order of a row beside another one, with the place of that row. */
export interface QueueNeighbour extends QueuePlace {
  number: number;
}

/**
 * The rows of other orders before and behind a place of a queue, whether or not a row is still there: what was
 * settled has left the queue.
 */
export async function neighboursInQueue(
  db: Queryable,
  queue: Queue,
  { now, place, number }: { now: Date; place: QueuePlace; number: number },
): Promise<{ previous: QueueNeighbour | undefined; next: QueueNeighbour | undefined }> {
  const beside = async (comparison: SQL, direction: SQL) => {
    const { rows } = await db.execute<{ number: number; place: string; id: string }>(sql`
      select number, id, sort::text as place from (${sources[queue](now)}) as waiting
      where (sort, id) ${comparison} (${place.sort}::timestamptz, ${place.id}::text)
        and number <> ${number}
      order by sort ${direction}, id ${direction} limit 1`);
    const [row] = rows;
    return row && { number: row.number, sort: row.place, id: row.id };
  };
  return {
    previous: await beside(sql`<`, sql`desc`),
    next: await beside(sql`>`, sql`asc`),
  };
}

interface Row extends Record<string, unknown> {
  id: string;
  place: string;
  since: string;
  due: string | null;
  number: number | null;
  message: number | null;
  amount: string | null;
  kind: string | null;
  start_by: string | null;
  line: number | null;
  is_whole: boolean;
  text: string | null;
  name: string | null;
}

function toQueueRow(row: Row, linesOf: ReadonlyMap<number, RowLine[]>): ListedRow {
  const { id, number, message, kind, text, name, line } = row;
  const all = (number !== null && linesOf.get(number)) || [];
  return {
    id,
    sort: row.place,
    number,
    message,
    since: new Date(row.since),
    due: toDate(row.due),
    amount: row.amount === null ? null : Number(row.amount),
    kind,
    startBy: toDate(row.start_by),
    lines: row.is_whole ? all : all.filter(({ position }) => position === line),
    text,
    name,
  };
}

/** Of a withdrawal its rules say what it is about: no statement reckons money. */
function withMeant(row: ListedRow, meant: MeantBy | undefined): ListedRow {
  if (!meant) return row;
  const { lines, due: amount } = meant;
  // Where nothing goes back, nothing is late.
  return { ...row, lines, amount, ...(amount === 0 && { due: null }) };
}

/** Drizzle's own statements give moments as the database writes them. */
function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
