import { type SQL, sql } from 'drizzle-orm';
import { REFUND_DAYS } from '#domain/promises.ts';
import { dayOf, startOfDay } from './days.ts';
import { type QueueSource, ofAllLines, ofOrder, waitingRow } from './waiting-row.ts';

/** The end of the last day on which the money goes back: `refundDueDay` as the database says it (§ 1832). */
const lastRefundDay = sql`${startOfDay(dayOf(sql`w.declared_at`), REFUND_DAYS + 1)} - interval '1 second'`;

/**
 * The complaints `c` that were settled with money, with their orders `o`, for which none has gone back or is about to;
 * where all of the order's money is back, whatever for, nothing is owed. Looked up for each (`offset 0`): compared
 * together, the refunds of all orders there ever were would be read.
 */
export const complaintsOwed = sql`complaints c join orders o on o.id = c.order_id
  where c.outcome = 'money' and o.state not in ('canceled', 'refunded')
  and not exists (select from refunds r where r.order_id = c.order_id and r.about_id = c.id
    and r.state in ('owed', 'done') offset 0)
  and not exists (select from intents i where i.order_id = c.order_id and i.state = 'waiting'
    and i.wish ->> 'aboutId' = c.id::text and i.wish ->> 'kind' = 'refund' offset 0)`;

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
export const waitingCare = {
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
      where w.settled_at is null and w.outcome in ('held', 'unknown', 'late', 'performed')
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
    select ${complaintRow(sql`c.wish`)} from complaints c join orders o on o.id = c.order_id
    where c.outcome is null
    union all
    select ${complaintRow(sql`'owed'`)} from ${complaintsOwed}`,
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
} as const satisfies Record<string, QueueSource>;
