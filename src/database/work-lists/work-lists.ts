import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import {
  MOST_COUNTED,
  type WorkList,
  type WorkListCount,
  type WorkRow,
  workLists,
} from '#domain/admin/work-list.ts';
import { mapRecord } from '#domain/records.ts';
import type { Queryable } from '#database/client.ts';
import { byMoment, byWord, keyset, where } from '#database/keyset.ts';
import { type MeantBy, listMeantBy } from '#database/admin/pending-list.ts';
import { type RowLine, readRowLines } from '#database/orders/order-rows.ts';
import { waitingAfterSales, waitingMessages, waitingOrders } from './waiting-orders.ts';
import type { WorkSource } from './waiting-row.ts';
import { waitingTroubles } from './waiting-troubles.ts';
import { bigNumber, sqlAt, readRows } from '#database/rows.ts';

const sources: Record<WorkList, WorkSource> = {
  ...waitingOrders,
  ...waitingAfterSales,
  ...waitingTroubles,
  ...waitingMessages,
};

const PAGE_ROWS = 50;

const mostUrgentFirst = keyset([byMoment(sql`sort`), byWord(sql`id`)], 'asc');

export interface ListedRow extends WorkRow {
  lines: RowLine[];
}

const queueCount = z.object({
  queue: z.enum(workLists),
  count: z.number(),
  oldest: sqlAt.nullable(),
  firstDue: sqlAt.nullable(),
});

const waitingRow = z.object({
  id: z.string(),
  cursor: z.string(),
  since: sqlAt,
  due: sqlAt.nullable(),
  number: z.number().nullable(),
  message: z.number().nullable(),
  amount: bigNumber.nullable(),
  kind: z.string().nullable(),
  startBy: sqlAt.nullable(),
  line: z.number().nullable(),
  isWhole: z.boolean(),
  text: z.string().nullable(),
  name: z.string().nullable(),
});

/**
 * How much waits in each queue, and since when: the rows of `listWork`, counted. One statement, each part of
 * it along an index of what is open, however many orders there are.
 */
export async function countWorkLists(
  db: Queryable,
  now: Date,
): Promise<Record<WorkList, WorkListCount>> {
  const counts = workLists.map(
    (queue) => sql`
      select ${queue} as queue, count(*)::integer as count, min(since) as oldest, min(due) as "firstDue"
      from (select since, coalesce("startBy", due) as due from (${sources[queue](now)}) as waiting limit ${MOST_COUNTED + 1}) as one`,
  );
  const rows = await readRows(db, sql.join(counts, sql` union all `), queueCount);
  const found = new Map(rows.map(({ queue, ...count }) => [queue, count]));
  const none: WorkListCount = { count: 0, oldest: null, firstDue: null };
  return mapRecord(sources, (queue) => found.get(queue) ?? none);
}

/** A page of a queue, the most urgent first. */
export async function listWork(
  db: Queryable,
  queue: WorkList,
  { now, cursor }: { now: Date; cursor?: Cursor | undefined },
): Promise<KeysetPage<ListedRow>> {
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
  const rows = page.rows.map((row) => withMeant(toWorkRow(row, lines), meantBy.get(row.id)));
  return { ...page, rows };
}

/** The order of a row beside another one, and the place of that row in the queue. */
export interface WorkNeighbour {
  number: number;
  cursor: string;
}

/**
 * The rows of other orders before and behind a row of a queue, whether or not it is still there: what was resolved
 * has left the queue.
 * @param row as its cursor says it
 */
export async function findWorkNeighbours(
  db: Queryable,
  queue: WorkList,
  { now, row, number }: { now: Date; row: string; number: number },
): Promise<{ previous: WorkNeighbour | undefined; next: WorkNeighbour | undefined }> {
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

function toWorkRow(
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
