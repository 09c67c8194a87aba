import { sql } from 'drizzle-orm';
import { REFUND_DAYS } from '#domain/promises.ts';
import { dayOf, startOfDay } from './days.ts';
import {
  type QueueSource,
  ofOrder,
  packageOfLine,
  waitingRow,
  whatOfOrder,
} from './waiting-row.ts';

/** The end of the last day on which the money goes back: `refundDueDay` as the database says it (§ 1832). */
const lastRefundDay = sql`${startOfDay(dayOf(sql`w.declared_at`), REFUND_DAYS + 1)} - interval '1 second'`;

/** The queues of what customers ask for once they have ordered (rules 51; § 19 of the Consumer Protection Act). */
export const waitingCare = {
  withdrawals: () => {
    const row = waitingRow({
      id: sql`w.id`,
      since: sql`w.declared_at`,
      due: lastRefundDay,
      kind: sql`w.outcome`,
      text: sql`w.reason`,
      number: sql`o.number`,
      name: sql`w.name`,
    });
    // Of an order whose delivery goes on again, or whose money has gone back, nothing is left to be done.
    return sql`select ${row} from withdrawals w left join orders o on o.id = w.order_id
      where w.settled_at is null and w.outcome in ('held', 'unknown')
        and (w.outcome = 'unknown' or o.held_at is not null and o.state not in ('canceled', 'refunded', 'expired'))`;
  },
  complaints: () => {
    const row = waitingRow({
      id: sql`c.id`,
      since: sql`c.received_at`,
      sort: sql`c.due_at`,
      due: sql`c.due_at`,
      kind: sql`c.wish`,
      text: sql`c.text`,
      packageId: packageOfLine(sql`c.line`),
      ...ofOrder,
    });
    return sql`select ${row} from complaints c join orders o on o.id = c.order_id
      where c.outcome is null`;
  },
  refills: () => {
    const row = waitingRow({
      id: sql`r.id`,
      since: sql`r.asked_at`,
      kind: sql`r.state`,
      packageId: packageOfLine(sql`r.line`),
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
      ...whatOfOrder,
    });
    return sql`select ${row} from late_offers l join orders o on o.id = l.order_id
      where l.answer is null and o.state in ('paid', 'delivering')`;
  },
} as const satisfies Record<string, QueueSource>;
