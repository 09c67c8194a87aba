import { type SQL, sql } from 'drizzle-orm';
import { HOUR_MS } from '#domain/calendar.ts';
import { lastDueLater } from '#domain/catalogue/delivery-time.ts';
import { NEAR_HOURS } from '#domain/operator/order-filter.ts';
import { startOfDay } from './days.ts';
import { isNotEnding } from './order-endings.ts';
import { type QueueSource, moment, ofOrder, waitingRow, ofAllLines } from './waiting-row.ts';
import { waitsForTarget } from './waits-for-target.ts';

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
function promised(condition: SQL): SQL {
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
  overdue: (now) => promised(sql`o.promised_at <= ${moment(now)}`),
  due: (now) => {
    const until = new Date(now.getTime() + NEAR_HOURS * HOUR_MS);
    return promised(sql`o.promised_at > ${moment(now)} and o.promised_at <= ${moment(until)}`);
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
} as const satisfies Record<string, QueueSource>;
