import { type SQL, sql } from 'drizzle-orm';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { lastDueLater } from '#domain/catalogue/delivery-time.ts';
import { NEAR_HOURS } from '#domain/order/order-filter.ts';
import { MAILBOX_MINUTES } from '#domain/admin/work-list.ts';
import { REFUND_DAYS } from '#domain/shop/promises.ts';
import { dayOf, momentOf, startOfDay } from '#database/conditions.ts';
import { isNotEnding } from '#database/orders/order-work.ts';
import { waitsForTarget } from '#database/orders/promised-end.ts';
import { type WorkSource, ofAllLines, ofOrder, waitingRow } from './waiting-row.ts';

/**
 * Paid orders of which nothing has begun and which go on (index `orders_to_start`), with what their lines wait for. The lines
 * are looked up for each: aggregated together, those of all orders there ever were would be read.
 */
const paidOrders = sql`orders o cross join lateral (
    select bool_or(held_at is null and not ${waitsForTarget}) as is_free,
      bool_or(held_at is null and ${waitsForTarget}) as is_waiting
    from order_lines where order_id = o.id
  ) as line
  where o.state = 'paid' and o.held_at is null and ${isNotEnding}`;

const paidRow = waitingRow({
  id: sql`o.id`,
  since: sql`o.paid_at`,
  // What waited for the end of the withdrawal period was promised no moment, and comes first.
  sort: sql`coalesce(o.start_by, o.paid_at)`,
  startBy: sql`o.start_by`,
  due: sql`o.promised_at`,
  amount: sql`o.total`,
  ...ofOrder,
  ...ofAllLines,
});

/** Whether an order begins early, or the day after its withdrawal period has come (rules 16 and 38; `concludedAt`). */
function mayBegin(now: Date): SQL {
  return sql`(o.express_consent is distinct from false
    or greatest(o.paid_at, o.created_at) < ${startOfDay(sql`${lastDueLater(now)}`, 1)})`;
}

/** Orders with a promised time, those that are held left out (index `orders_promised`). */
function selectPromised(condition: SQL): SQL {
  const row = waitingRow({
    id: sql`o.id`,
    since: sql`coalesce(o.paid_at, o.created_at)`,
    sort: sql`o.promised_at`,
    due: sql`o.promised_at`,
    amount: sql`o.total`,
    kind: sql`o.state`,
    ...ofOrder,
    ...ofAllLines,
  });
  return sql`select ${row} from orders o
    where o.state in ('paid', 'delivering') and o.held_at is null and o.promised_at is not null
      and ${condition}`;
}

/** The queues of orders that are to be started and delivered (rules 12, 16, 38, 41, 50). */
export const waitingOrders = {
  overdue: (now) => selectPromised(sql`o.promised_at <= ${momentOf(now)}`),
  due: (now) => {
    const until = new Date(now.getTime() + NEAR_HOURS * HOUR_MS);
    return selectPromised(
      sql`o.promised_at > ${momentOf(now)} and o.promised_at <= ${momentOf(until)}`,
    );
  },
  'to-start': (now) => sql`select ${paidRow} from ${paidOrders} and is_free and ${mayBegin(now)}`,
  'wants-target': () => sql`select ${paidRow} from ${paidOrders} and is_waiting and not is_free`,
  'after-withdrawal': (now) =>
    sql`select ${paidRow} from ${paidOrders} and is_free and not ${mayBegin(now)}`,
  holds: () => {
    const row = waitingRow({
      id: sql`l.order_id || '-' || l.position`,
      since: sql`l.held_at`,
      kind: sql`l.hold_reason`,
      text: sql`l.hold_text`,
      line: sql`l.position`,
      ...ofOrder,
    });
    return sql`select ${row} from order_lines l join orders o on o.id = l.order_id
      where l.held_at is not null and o.state in ('paid', 'delivering')`;
  },
} as const satisfies Record<string, WorkSource>;

/** The end of the last day on which the money goes back: `refundDueDay` as the database says it (§ 1832). */
const lastRefundDay = sql`${startOfDay(dayOf(sql`w.declared_at`), REFUND_DAYS + 1)} - interval '1 second'`;

/**
 * The complaints `c` that were resolved with money, with their orders `o`, for which none has gone back or is about to;
 * where all of the order's money is back, whatever for, nothing is owed. Looked up for each (`offset 0`): compared
 * together, the refunds of all orders there ever were would be read.
 */
export const unpaidComplaints = sql`complaints c join orders o on o.id = c.order_id
  where c.outcome = 'money' and o.state not in ('canceled', 'refunded')
  and not exists (select from refunds r where r.order_id = c.order_id and r.about_id = c.id
    and r.state in ('owed', 'done') offset 0)
  and not exists (select from pending_actions i where i.order_id = c.order_id and i.state = 'waiting'
    and i.request ->> 'aboutId' = c.id::text and i.request ->> 'kind' = 'refund' offset 0)`;

const complaintRow = (kind: SQL) =>
  waitingRow({
    id: sql`c.id`,
    since: sql`c.received_at`,
    sort: sql`c.due_at`,
    due: sql`c.due_at`,
    kind,
    text: sql`c.text`,
    line: sql`c.line`,
    isWhole: sql`c.line is null`,
    ...ofOrder,
  });

/** The queues of what customers ask for once they have ordered (rules 51; § 19 of the Consumer Protection Act). */
export const waitingAfterSales = {
  withdrawals: () => {
    const row = waitingRow({
      id: sql`w.id`,
      since: sql`w.declared_at`,
      due: sql`case when w.outcome in ('held', 'unknown') then ${lastRefundDay} end`,
      // What became of the order since says more than that it is held.
      kind: sql`case when w.outcome = 'held' and o.state = 'completed' then 'ended'
        when w.outcome = 'held' and o.state = 'pending' then 'unpaid' else w.outcome end`,
      text: sql`w.reason`,
      number: sql`o.number`,
      name: sql`w.name`,
    });
    // Of a held order that goes on again, or whose money has gone back, nothing is left to be done. Whoever was too
    // late is promised an answer, whatever has become of the order.
    return sql`select ${row} from withdrawals w left join orders o on o.id = w.order_id
      where w.resolved_at is null and w.outcome in ('held', 'unknown', 'late', 'performed')
        and (w.outcome <> 'held' or o.held_at is not null and o.state not in ('canceled', 'refunded', 'expired'))`;
  },
  short: () => {
    const row = waitingRow({
      id: sql`o.id`,
      since: sql`(select max(l.completed_at) from order_lines l where l.order_id = o.id)`,
      amount: sql`o.short_open`,
      ...ofOrder,
      ...ofAllLines,
    });
    return sql`select ${row} from orders o where o.short_open > 0`;
  },
  // Two statements, so that each goes along an index of its own.
  complaints: () => sql`
    select ${complaintRow(sql`c.remedy`)} from complaints c join orders o on o.id = c.order_id
    where c.outcome is null
    union all
    select ${complaintRow(sql`'owed'`)} from ${unpaidComplaints}`,
  refills: () => {
    const row = waitingRow({
      id: sql`r.id`,
      since: sql`r.asked_at`,
      kind: sql`r.state`,
      line: sql`r.line`,
      ...ofOrder,
    });
    return sql`select ${row} from refills r join orders o on o.id = r.order_id
      where r.ended_at is null`;
  },
  late: () => {
    const row = waitingRow({
      id: sql`l.id`,
      since: sql`l.offered_at`,
      due: sql`l.promised_at`,
      amount: sql`o.total`,
      ...ofOrder,
      ...ofAllLines,
    });
    return sql`select ${row} from late_offers l join orders o on o.id = l.order_id
      where l.answer is null and o.state in ('paid', 'delivering')`;
  },
} as const satisfies Record<string, WorkSource>;

/** The queues of what customers write: open messages, and the mailbox where it cannot be read. */
export const waitingMessages = {
  messages: () => {
    const row = waitingRow({
      id: sql`e.id`,
      since: sql`e.opened_at`,
      message: sql`e.number`,
      kind: sql`e.kind`,
      text: sql`e.message`,
      name: sql`e.name`,
    });
    return sql`select ${row} from messages e where e.state = 'open'`;
  },
  mailbox: (now) => {
    const row = waitingRow({
      id: sql`'mailbox'`,
      since: sql`m.failing_since`,
      kind: sql`m.failure`,
    });
    const isLong = momentOf(new Date(now.getTime() - MAILBOX_MINUTES * 60_000));
    return sql`select ${row} from mailbox_state m where m.failing_since <= ${isLong}`;
  },
} as const satisfies Record<string, WorkSource>;
