import { type SQL, sql } from 'drizzle-orm';
import { EMAIL_MINUTES, MOST_UNDELIVERED, REFUND_MINUTES } from '#domain/admin/work-list.ts';
import { idIn, momentOf } from '#database/conditions.ts';
import { undeliveredTo } from '#database/webhooks/webhook-receivers.ts';
import { type WorkSource, ofOrder, waitingRow } from './waiting-row.ts';

const MINUTE_MS = 60_000;

function minutesAgo(now: Date, minutes: number): SQL {
  return momentOf(new Date(now.getTime() - minutes * MINUTE_MS));
}

/** Anomalies and jobs name their order in a text, which need not be an id. */
function orderOf(text: SQL): SQL {
  return sql`left join orders o on o.id = ${idIn(text)}`;
}

/** What the provider said of a refund is shown with the refund, and where we have none by itself. */
const refundTroubles = sql`('refund-refused', 'refund-failed')`;

const anomalyRow = (id: SQL) =>
  waitingRow({
    id,
    since: sql`a.noticed_at`,
    kind: sql`a.kind`,
    amount: sql`a.amount`,
    text: sql`a.detail`,
    ...ofOrder,
  });

/**
 * Refunds that were owed and not made for a while: without an answer, refused and to be asked for again, or for
 * a person to send from the bank.
 * Then those that the provider has refused or that came back, until somebody says what became of them; while
 * the same refund is owed again, or is made, there is nothing left to say.
 */
function troubledRefunds(now: Date): SQL {
  const enqueued = waitingRow({
    id: sql`'refund-' || r.id`,
    since: sql`r.created_at`,
    kind: sql`case when o.paid_how = 'transfer' then 'to-send' when r.refusal is not null then 'refused'
      when r.asked_at is null then 'owed' else 'unclear' end`,
    amount: sql`r.amount`,
    text: sql`r.refusal`,
    ...ofOrder,
  });
  return sql`
    select ${enqueued} from refunds r join orders o on o.id = r.order_id
    where r.state = 'owed' and r.created_at <= ${minutesAgo(now, REFUND_MINUTES)}
    union all
    select ${anomalyRow(sql`'anomaly-' || a.id`)} from payment_anomalies a ${orderOf(sql`a.order_id`)}
    where a.resolved_at is null and a.kind in ${refundTroubles} and not (a.kind = 'refund-refused'
      and exists (select from refunds r
        where r.payment_id = a.payment_id and r.state in ('owed', 'done')
          and (r.id::text = a.reference or r.kind <> 'part' and r.payment_id = a.reference)))`;
}

/** The queues of what went wrong: with money, with e-mails, with jobs. */
export const waitingTroubles = {
  'not-done': () => {
    const row = waitingRow({
      id: sql`i.id`,
      since: sql`i.ended_at`,
      kind: sql`(i.request ->> 'kind') || ' ' || i.problem`,
      amount: sql`i.request ->> 'amount'`,
      text: sql`i.person`,
      message: sql`e.number`,
      ...ofOrder,
    });
    return sql`select ${row} from pending_actions i left join orders o on o.id = i.order_id
      left join messages e on e.id = i.message_id
      where i.state = 'failed'`;
  },
  refunds: troubledRefunds,
  anomalies: () => sql`
    select ${anomalyRow(sql`a.id`)} from payment_anomalies a ${orderOf(sql`a.order_id`)}
    where a.resolved_at is null and a.kind not in ${refundTroubles}`,
  // One that was sent again since, to another mailbox perhaps, has arrived.
  emails: (now) => {
    const row = waitingRow({
      id: sql`l.id`,
      since: sql`l.enqueued_at`,
      kind: sql`l.kind`,
      text: sql`l.refusal`,
      number: sql`o.number`,
      message: sql`e.number`,
      name: sql`coalesce(l.to_address, o.email)`,
    });
    const isOld = sql`l.enqueued_at <= ${minutesAgo(now, EMAIL_MINUTES)}`;
    return sql`select ${row} from emails l left join orders o on o.id = l.order_id
      left join messages e on e.id = l.message_id
      where l.sent_at is null and l.set_aside_at is null and (l.refusal is not null or ${isOld})
        and not exists (select from emails again where again.order_id = l.order_id
          and again.kind = l.kind and again.is_again and again.copy > l.copy and again.sent_at is not null
          and coalesce(again.refund_id, again.about_id) is not distinct from coalesce(l.refund_id, l.about_id))`;
  },
  // Those of e-mails are among the e-mails.
  jobs: () => {
    const row = waitingRow({
      id: sql`job.id`,
      since: sql`job.created_at`,
      kind: sql`task.identifier`,
      text: sql`job.last_error`,
      ...ofOrder,
    });
    return sql`select ${row} from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      ${orderOf(sql`(job.payload ->> 'orderId')`)}
      where job.attempts >= job.max_attempts and job.locked_at is null
        and task.identifier <> 'send-email'`;
  },
  receivers: () => {
    const row = waitingRow({ id: sql`r.id`, since: sql`r.opened_at`, name: sql`r.name` });
    return sql`select ${row} from webhook_receivers r
      where r.opened_at is not null and r.removed_at is null`;
  },
  undelivered: () => {
    const row = waitingRow({
      id: sql`r.id`,
      since: sql`u.since`,
      kind: sql`u.count`,
      name: sql`r.name`,
    });
    return sql`select ${row} from webhook_receivers r cross join lateral (
        select min(ended_at) as since, count(*) as count
        from (${undeliveredTo(MOST_UNDELIVERED + 1)}) one) u
      where r.removed_at is null and u.count > 0`;
  },
} as const satisfies Record<string, WorkSource>;
