import { sql } from 'drizzle-orm';
import { type OrderState, orderStates } from '#domain/order/order.ts';
import type { Queryable } from '#database/client.ts';
import { firstRunAt } from '#database/jobs/jobs.ts';
import { LATELY } from '#database/payments/payment-records.ts';
import type { AnomalyKind } from '#domain/payments/anomaly.ts';

/** The shop in figures, for its metrics. Ages are in seconds, 0 where there is nothing that could age. */
export interface Figures {
  orders: Record<OrderState, number>;
  anomalies: Partial<Record<AnomalyKind, number>>;
  paymentsWaiting: number;
  paymentsWaitingOldest: number;
  jobsDueOldest: number;
  jobsFailed: number;
  emailsUnsent: number;
  emailsRefused: number;
  /** Since the last comparison with the provider, or since the first order. */
  reconciliationAge: number;
}

type Counts = { name: string; count: number }[];

/**
 * Reads the figures along indexes. Counting orders goes through all of them, in their smallest index:
 * 100,000 take 15 ms and a million 0.2 s, so ask every few seconds at most.
 */
export async function readFigures(db: Queryable): Promise<Figures> {
  const { rows: states } = await db.execute<Counts[number]>(
    sql`select state as name, count(*)::integer as count from orders group by state`,
  );
  const { rows: anomalies } = await db.execute<Counts[number]>(
    sql`select kind as name, count(*)::integer as count from payment_anomalies group by kind`,
  );
  const { rows: single } = await db.execute<Record<string, number>>(sql`
    with waiting as (
      select count(*)::integer as count, min(created_at) as oldest
      from orders join checkouts on order_id = id and attempt = checkout_attempt
      where state = 'pending' and checkout_id is not null
    ), emails as (
      select count(*) filter (where refusal is null and set_aside_at is null)::integer as unsent,
        count(refusal)::integer as refused
      from emails where sent_at is null
    )
    select extract(epoch from now() - coalesce(
        (select compared_until from reconciliations where list = ${LATELY}),
        (select created_at from orders order by number limit 1)))::float8 as reconciliation,
      waiting.count as waiting,
      extract(epoch from now() - waiting.oldest)::float8 as waiting_oldest,
      extract(epoch from now() - ${firstRunAt()})::float8 as due_oldest,
      (select count(*) from graphile_worker._private_jobs
       where attempts >= max_attempts and locked_at is null)::integer as failed,
      emails.unsent, emails.refused
    from waiting, emails`);
  const one = single[0] ?? {};
  return {
    orders: perState(states),
    anomalies: Object.fromEntries(anomalies.map(({ name, count }) => [name, count])),
    paymentsWaiting: one['waiting'] ?? 0,
    paymentsWaitingOldest: Math.max(0, one['waiting_oldest'] ?? 0),
    jobsDueOldest: Math.max(0, one['due_oldest'] ?? 0),
    jobsFailed: one['failed'] ?? 0,
    emailsUnsent: one['unsent'] ?? 0,
    emailsRefused: one['refused'] ?? 0,
    reconciliationAge: Math.max(0, one['reconciliation'] ?? 0),
  };
}

/** Gives every state a figure: a missing one would mean "unknown", not "none". */
function perState(counts: Counts): Record<OrderState, number> {
  const found = new Map(counts.map(({ name, count }) => [name, count]));
  const count = (state: OrderState) => found.get(state) ?? 0;
  const entries = orderStates.map((state) => [state, count(state)] as const);
  return Object.fromEntries(entries) as Record<OrderState, number>;
}
