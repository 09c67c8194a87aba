import { type SQL, sql } from 'drizzle-orm';
import type { Company } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { MarkedOrder } from '#domain/order/order-badges.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import type { PaidHow } from '#domain/order/order.ts';
import type { LineWork } from '#domain/delivery/progress.ts';
import type { TargetKind } from '#domain/target/target.ts';
import type { Queryable } from '#database/client.ts';
import { hasEndedByWithdrawal } from './withdrawals.ts';

/** Numbers of other orders at most, and lines of orders that go on among which they are found. */
export const MOST_SAME = 5;
const MOST_LOOKED = 200;

/** Service and target of a line, as the index `order_lines_goal` has them. */
function goalOf(line: SQL): SQL {
  return sql`derived.goal_of(${line}.package_id, ${line}.target_kind, ${line}.target_url)`;
}

/**
 * The numbers of other orders that go on and have a line of the same service for the target of the line `l` of the
 * order `o`, as JSON; lines that have ended count on neither side.
 */
const sameTargets = sql`case
  when l.work <> 'completed' and l.target_url is not null and o.state in ('paid', 'delivering') then (
    select coalesce(json_agg(found.number order by found.number), '[]') from (
      select distinct same.number from (
        select other.number from order_lines x
        join orders other on other.id = x.order_id and other.state in ('paid', 'delivering')
        where ${goalOf(sql`x`)} = ${goalOf(sql`l`)} and x.work <> 'completed' and x.order_id <> l.order_id
        limit ${MOST_LOOKED}
      ) same
      order by same.number limit ${MOST_SAME}
    ) found)
  else '[]' end`;

/** A line of an order as lists and queues show it. */
export interface RowLine {
  position: number;
  packageId: string;
  quantity: number;
  bonus: number | null;
  work: LineWork;
  delivered: number;
  /** It has ended because its customer has withdrawn from it. */
  isWithdrawn: boolean;
  targetKind: TargetKind | null;
  targetLabel: string | null;
  targetUrl: string | null;
  holdReason: HoldReason | null;
  /** The numbers of other orders that go on with the same service for its target, a few at most. */
  sameTarget: number[];
}

/** A line `l` of the order `o` as JSON. */
const rowLine = sql`json_build_object('position', l.position, 'packageId', l.package_id, 'quantity', l.quantity,
  'bonus', l.bonus, 'work', l.work, 'delivered', l.delivered,
  'isWithdrawn', l.work = 'completed' and ${hasEndedByWithdrawal}, 'targetKind', l.target_kind,
  'targetLabel', l.target_label, 'targetUrl', l.target_url, 'holdReason', l.hold_reason,
  'sameTarget', ${sameTargets})`;

/** The lines `l` of an order, aggregated. */
const rowLines = sql`coalesce(json_agg(${rowLine} order by l.position), '[]')`;

/** The lines of orders by their numbers. */
export async function readRowLines(
  db: Queryable,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, RowLine[]>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await db.execute<{ number: number; lines: RowLine[] }>(sql`
    select o.number, (select ${rowLines} from order_lines l where l.order_id = o.id) as lines
    from orders o where o.number = any(${sql.param([...numbers])}::integer[])`);
  return new Map(rows.map(({ number, lines }) => [number, lines]));
}

/** How many units of a line `l` are to be delivered. */
export const unitsOfLine = sql`derived.count_units(l.package_id, l.quantity, l.bonus)`;

/** Whether a line `l` ended short, as `shortLines` says it (domain/after-sales/short.ts). */
export const isShortLine = sql`l.work = 'completed' and l.delivered < ${unitsOfLine}
  and not ${hasEndedByWithdrawal}`;

/** Whether a line `l` ended with less by a withdrawal, as `isEndedByWithdrawal` says it. */
const isBelowByWithdrawal = sql`l.work = 'completed' and l.delivered < ${unitsOfLine}
  and ${hasEndedByWithdrawal}`;

/** What the missing units of a line `l` that ended short cost, as `undeliveredValue` says it. */
const missingValue = sql`ceil(l.total * (${unitsOfLine} - l.delivered)::numeric / ${unitsOfLine})`;

/** How many units are missing of lines `l` that ended short, and what they cost in haléře. */
export const missing = {
  pieces: sql`sum(${unitsOfLine} - l.delivered)::bigint`,
  amount: sql`sum(${missingValue})::bigint`,
} as const satisfies Record<string, SQL>;

export interface OrderRowFacts extends MarkedOrder {
  id: string;
  number: number;
  locale: Locale;
  name: string;
  email: string;
  phone: string;
  company: Company | null;
  code: string | null;
  createdAt: Date;
  /** Until it has begun. */
  startBy: Date | null;
  promisedAt: Date | null;
  /** The promise as long as it is to be kept. */
  dueAt: Date | null;
  paidHow: PaidHow;
  paymentId: string | null;
  invoiceNumber: string | null;
  /** Its money is on the way. */
  isComing: boolean;
  lines: RowLine[];
}

type Moment = 'createdAt' | 'paidAt' | 'startBy' | 'promisedAt' | 'dueAt';
/** As the driver returns it: moments in milliseconds, sums as text. */
type Row = Omit<OrderRowFacts, Moment | 'total' | 'returned'> &
  Record<Moment, number | null> & { total: string; returned: string };

/** The rows of some orders, in the sequence of their ids; those that are gone are left out. */
export async function readOrderRows(
  db: Queryable,
  ids: readonly string[],
): Promise<OrderRowFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.number, o.state, o.locale, o.name, o.email, o.phone, o.company, o.total,
      o.discount_code as "code", o.paid_how as "paidHow", o.payment_id as "paymentId",
      o.invoice_number as "invoiceNumber", ${milliseconds('o.created_at')} as "createdAt",
      ${milliseconds('o.paid_at')} as "paidAt", ${milliseconds('o.promised_at')} as "promisedAt",
      ${milliseconds('listed.due_at')} as "dueAt", ${milliseconds('listed.start_by')} as "startBy",
      line.is_held as "isHeld", line.is_short as "isShort", line.is_withdrawn as "isWithdrawn", line.lines,
      coalesce(refund.returned, 0) as returned,
      coalesce(o.state = 'pending' and checkout.outcome = 'processing', false) as "isComing"
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted(id, at)
    join orders o on o.id = wanted.id
    join derived.order_list listed on listed.order_id = o.id
    left join checkouts checkout on checkout.order_id = o.id and checkout.attempt = o.checkout_attempt
    cross join lateral (
      select coalesce(bool_or(work <> 'completed' and (o.held_at is not null or held_at is not null)), false)
          as is_held,
        coalesce(bool_or(${isShortLine}), false) as is_short,
        coalesce(bool_or(${isBelowByWithdrawal}), false) as is_withdrawn,
        ${rowLines} as lines
      from order_lines l where order_id = o.id
    ) line
    cross join lateral (
      select sum(amount) as returned from refunds
      where order_id = o.id and state = 'done' and kind <> 'paid-twice'
    ) refund
    order by wanted.at`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt ?? 0),
    paidAt: dateOf(row.paidAt),
    startBy: dateOf(row.startBy),
    promisedAt: dateOf(row.promisedAt),
    dueAt: dateOf(row.dueAt),
    total: Number(row.total),
    returned: Number(row.returned),
  }));
}

function dateOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

function milliseconds(column: string) {
  return sql`(extract(epoch from ${sql.raw(column)}) * 1000)::float8`;
}
