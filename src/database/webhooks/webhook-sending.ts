import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { WebhookData, SentEvent } from '#domain/webhooks/event.ts';
import { LEASE_SECONDS, MOST_AT_ONCE, PROBE_MINUTES } from '#domain/webhooks/sending.ts';
import type { Database, Queryable, Transaction } from '#database/client.ts';
import { webhookDeliveries, webhookReceivers } from '#database/schema/webhooks.ts';
import { type ReceiverRow, updateReceiver } from './webhook-receivers.ts';
import { bigNumber, sqlAt, readNumber, readRows, readTexts } from '#database/rows.ts';
import { momentOf } from '#database/conditions.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** A delivery that this program has taken on, with what it says. */
export interface ClaimedDelivery {
  id: number;
  receiver: ReceiverRow;
  tries: number;
  step: number;
  event: {
    id: string;
    type: SentEvent;
    sequence: number | null;
    createdAt: Date;
    data: WebhookData;
  };
}

const mayBeSent = sql`r.removed_at is null and r.paused_at is null`;

/** The receivers for which something is due: one that does not answer is due when a probe is. */
export async function listDueReceivers(db: Queryable, now: Date): Promise<string[]> {
  const at = momentOf(now);
  return readTexts(
    db,
    sql`
    select r.id from ${webhookReceivers} r
    where ${mayBeSent} and (r.probe_at is null or r.probe_at <= ${at})
      and exists (select from ${webhookDeliveries} d where d.receiver_id = r.id and d.state = 'waiting'
        and (d.due_at <= ${at} or r.probe_at is not null))
    order by r.id`,
  );
}

/**
 * Takes on the next deliveries of a receiver: no more than may be under way at once, counted over all replicas;
 * none of an order before the one ahead of it has ended; a single one, as a probe, where the receiver does not
 * answer. What is taken on and not noted within `LEASE_SECONDS` is taken on again.
 */
export async function claimDeliveries(
  db: Database,
  receiverId: string,
  now: Date,
): Promise<ClaimedDelivery[]> {
  return db.transaction(async (tx) => {
    // Whoever finds it locked leaves it to the other replica.
    const [receiver] = await tx
      .select()
      .from(webhookReceivers)
      .where(eq(webhookReceivers.id, receiverId))
      .for('no key update', { skipLocked: true });
    if (!receiver || receiver.removedAt || receiver.pausedAt) return [];
    const isProbe = receiver.probeAt !== null;
    if (receiver.probeAt !== null && receiver.probeAt > now) return [];
    const positions = (isProbe ? 1 : MOST_AT_ONCE) - (await countClaimed(tx, receiverId, now));
    if (positions <= 0) return [];
    const rows = await claim(tx, { receiverId, now, positions, isProbe });
    if (isProbe && rows.length > 0) {
      const probeAt = new Date(now.getTime() + PROBE_MINUTES * 60_000);
      await updateReceiver(tx, receiverId, { probeAt });
    }
    return rows.map(({ id, tries, step, eventId, ...event }) => ({
      id,
      receiver,
      tries,
      step,
      event: { id: eventId, ...event },
    }));
  });
}

async function countClaimed(tx: Transaction, receiverId: string, now: Date): Promise<number> {
  return readNumber(
    tx,
    sql`select count(*) from ${webhookDeliveries}
      where receiver_id = ${receiverId}::uuid and claimed_until > ${momentOf(now)}`,
  );
}

const claimedRow = z.object({
  id: bigNumber,
  tries: z.number(),
  step: z.number(),
  eventId: z.string(),
  type: z.custom<SentEvent>(),
  sequence: z.number().nullable(),
  createdAt: sqlAt,
  data: z.custom<WebhookData>(),
});

async function claim(
  tx: Transaction,
  wanted: { receiverId: string; now: Date; positions: number; isProbe: boolean },
): Promise<z.output<typeof claimedRow>[]> {
  const { receiverId, now, positions, isProbe } = wanted;
  const isDue = isProbe ? sql`` : sql`and d.due_at <= ${momentOf(now)}`;
  const statement = sql`
    with next as (
      select d.id from ${webhookDeliveries} d
      where d.receiver_id = ${receiverId}::uuid and d.state = 'waiting' ${isDue}
        and (d.claimed_until is null or d.claimed_until <= ${momentOf(now)})
        and not exists (select from ${webhookDeliveries} ahead
          where ahead.receiver_id = d.receiver_id and ahead.order_id = d.order_id
            and ahead.state in ('held', 'waiting')
            and (ahead.sequence, ahead.id) < (d.sequence, d.id))
      order by ${isProbe ? sql`d.id` : sql`d.due_at, d.id`} limit ${positions}
    ), claimed as (
      update ${webhookDeliveries} d
      set claimed_until = ${momentOf(now)} + make_interval(secs => ${LEASE_SECONDS})
      from next where d.id = next.id
      returning d.id, d.tries, d.step, d.event_id, d.due_at
    )
    select c.id, c.tries, c.step, c.event_id as "eventId", e.type, e.sequence,
      e.created_at as "createdAt", e.data
    from claimed c join webhook_events e on e.id = c.event_id order by c.due_at, c.id`;
  return readRows(tx, statement, claimedRow);
}

/**
 * Notes what came of a call; a second report of one that was taken over from this program meanwhile counts too,
 * unless the delivery has ended.
 * @returns false where it had
 */
export async function recordTry(
  tx: Transaction,
  id: number,
  facts: Partial<Omit<DeliveryRow, 'id'>>,
): Promise<boolean> {
  const noted = await tx
    .update(webhookDeliveries)
    .set({ ...facts, tries: sql`${webhookDeliveries.tries} + 1`, claimedUntil: null })
    .where(sql`${webhookDeliveries.id} = ${id} and ${webhookDeliveries.state} = 'waiting'`)
    .returning({ id: webhookDeliveries.id });
  return noted.length > 0;
}

/** Makes everything due that waits for a receiver which answers again, in the sequence in which it was owed. */
export async function makeDue(tx: Transaction, receiverId: string): Promise<void> {
  await tx.execute(sql`
    update ${webhookDeliveries} set due_at = created_at
    where receiver_id = ${receiverId}::uuid and state = 'waiting' and tries > 0`);
}
