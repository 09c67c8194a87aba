import { sql } from 'drizzle-orm';
import type { Cursor, Page } from '#domain/list/cursor.ts';
import {
  MOST_COUNTED,
  type Queue,
  type QueueCount,
  type QueueRow,
  queues,
} from '#domain/operator/queue.ts';
import { mapRecord } from '#domain/records.ts';
import type { Queryable } from './client.ts';
import { byMoment, byWord, keyset, where } from './keyset.ts';
import { type MeantBy, listMeantBy } from './leaving.ts';
import { type RowLine, readRowLines } from './order-rows.ts';
import { waitingCare, waitingMessages, waitingOrders } from './waiting-orders.ts';
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

const mostUrgentFirst = keyset([byMoment(sql`sort`), byWord(sql`id`)], 'asc');

/** A row with the lines that it is about. */
export interface ListedRow extends QueueRow {
  lines: RowLine[];
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
  { now, cursor }: { now: Date; cursor?: Cursor | undefined },
): Promise<Page<ListedRow>> {
  const slice = mostUrgentFirst.slice(cursor, PAGE_ROWS);
  const { rows: found } = await db.execute<Row>(sql`
    select *, ${mostUrgentFirst.cursor} as cursor from (${sources[queue](now)}) as waiting
    ${where([slice.condition])} order by ${slice.sequence} limit ${slice.limit}`);
  const page = slice.page(found);
  const numbers = page.rows.flatMap(({ number, line, is_whole: isWhole }) =>
    number !== null && (isWhole || line !== null) ? [number] : [],
  );
  const lines = await readRowLines(db, numbers);
  const ids = queue === 'withdrawals' ? page.rows.map(({ id }) => id) : [];
  const meantBy = await listMeantBy(db, ids);
  const rows = page.rows.map((row) => withMeant(toQueueRow(row, lines), meantBy.get(row.id)));
  return { ...page, rows };
}

/** The order of a row beside another one, and the place of that row in the queue. */
export interface QueueNeighbour {
  number: number;
  cursor: string;
}

/**
 * The rows of other orders before and behind a row of a queue, whether or not it is still there: what was settled
 * has left the queue.
 * @param row as its cursor says it
 */
export async function neighboursInQueue(
  db: Queryable,
  queue: Queue,
  { now, row, number }: { now: Date; row: string; number: number },
): Promise<{ previous: QueueNeighbour | undefined; next: QueueNeighbour | undefined }> {
  const beside = async (side: Cursor['side']) => {
    const { condition, sequence } = mostUrgentFirst.slice({ side, row }, 1);
    if (!condition) return undefined;
    const { rows } = await db.execute<{ number: number; cursor: string }>(sql`
      select number, ${mostUrgentFirst.cursor} as cursor from (${sources[queue](now)}) as waiting
      where ${condition} and number <> ${number} order by ${sequence} limit 1`);
    return rows[0];
  };
  return { previous: await beside('before'), next: await beside('after') };
}

interface Row extends Record<string, unknown> {
  id: string;
  cursor: string;
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
    cursor: row.cursor,
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
