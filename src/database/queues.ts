import { sql } from 'drizzle-orm';
import { z } from 'zod';
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
import { bigNumber, moment, readRows } from './rows.ts';

const sources: Record<Queue, QueueSource> = {
  ...waitingOrders,
  ...waitingCare,
  ...waitingTroubles,
  ...waitingMessages,
};

const PAGE_ROWS = 50;

const mostUrgentFirst = keyset([byMoment(sql`sort`), byWord(sql`id`)], 'asc');

export interface ListedRow extends QueueRow {
  lines: RowLine[];
}

const queueCount = z.object({
  queue: z.enum(queues),
  count: z.number(),
  oldest: moment.nullable(),
  firstDue: moment.nullable(),
});

const waitingRow = z.object({
  id: z.string(),
  cursor: z.string(),
  since: moment,
  due: moment.nullable(),
  number: z.number().nullable(),
  message: z.number().nullable(),
  amount: bigNumber.nullable(),
  kind: z.string().nullable(),
  startBy: moment.nullable(),
  line: z.number().nullable(),
  isWhole: z.boolean(),
  text: z.string().nullable(),
  name: z.string().nullable(),
});

/**
 * How much waits in each queue, and since when: the rows of `listQueue`, counted. One statement, each part of
 * it along an index of what is open, however many orders there are.
 */
export async function countQueues(db: Queryable, now: Date): Promise<Record<Queue, QueueCount>> {
  const counts = queues.map(
    (queue) => sql`
      select ${queue} as queue, count(*)::integer as count, min(since) as oldest, min(due) as "firstDue"
      from (select since, coalesce("startBy", due) as due from (${sources[queue](now)}) as waiting limit ${MOST_COUNTED + 1}) as one`,
  );
  const rows = await readRows(db, sql.join(counts, sql` union all `), queueCount);
  const found = new Map(rows.map(({ queue, ...count }) => [queue, count]));
  const none: QueueCount = { count: 0, oldest: null, firstDue: null };
  return mapRecord(sources, (queue) => found.get(queue) ?? none);
}

/** A page of a queue, the most urgent first. */
export async function listQueue(
  db: Queryable,
  queue: Queue,
  { now, cursor }: { now: Date; cursor?: Cursor | undefined },
): Promise<Page<ListedRow>> {
  const slice = mostUrgentFirst.slice(cursor, PAGE_ROWS);
  const statement = sql`
    select *, ${mostUrgentFirst.cursor} as cursor from (${sources[queue](now)}) as waiting
    ${where([slice.condition])} order by ${slice.sequence} limit ${slice.limit}`;
  const page = slice.page(await readRows(db, statement, waitingRow));
  const numbers = page.rows.flatMap(({ number, line, isWhole }) =>
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

function toQueueRow(
  { line, isWhole, ...row }: z.output<typeof waitingRow>,
  linesOf: ReadonlyMap<number, RowLine[]>,
): ListedRow {
  const all = (row.number !== null && linesOf.get(row.number)) || [];
  return { ...row, lines: isWhole ? all : all.filter(({ position }) => position === line) };
}

/** Of a withdrawal its rules say what it is about: no statement reckons money. */
function withMeant(row: ListedRow, meant: MeantBy | undefined): ListedRow {
  if (!meant) return row;
  const { lines, due: amount } = meant;
  // Where nothing goes back, nothing is late.
  return { ...row, lines, amount, ...(amount === 0 && { due: null }) };
}
