import { sql } from 'drizzle-orm';
import type { MarkedOrder } from '#domain/operator/order-pills.ts';
import type { PaidHow } from '#domain/order/order.ts';
import type { Locale } from '#domain/locale.ts';
import type { Company } from '#domain/customer/customer.ts';
import type { Queryable } from './client.ts';
import { isBelowByWithdrawal, isShortLine } from './missing-pieces.ts';
import { type RowLine, rowLines } from './row-lines.ts';

/** An order as a row of the list. */
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
