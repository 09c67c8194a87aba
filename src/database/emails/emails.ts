import { randomUUID } from 'node:crypto';
import { type SQL, and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { queueSending } from '#database/jobs/jobs.ts';
import { emails } from '#database/schema/emails.ts';
import type {
  AccountEmailKind,
  EmailRepeat,
  MessageEmailKind,
  OrderEmailKind,
  WithdrawalEmailKind,
} from '#domain/emails/email-kind.ts';

export type EmailRow = typeof emails.$inferSelect;

/** What e-mails about an order tell of beside it, and where they go. */
export interface EmailAbout {
  /** The refund of ours that they tell of: then they are owed once for each. */
  refundId?: string | undefined;
  /** A complaint, a refill, a late offer, a line that is held: likewise. */
  aboutId?: string | undefined;
  /** Another mailbox than the one that they are meant for. */
  toAddress?: string | undefined;
  repeat?: EmailRepeat | undefined;
}

/**
 * Owes e-mails for an order and queues them, in the transaction that makes them due. Each kind once for what
 * it tells of, and a copy or the next one each time; who owes such a one holds the lock of the order.
 */
export async function enqueueEmails(
  tx: Transaction,
  orderId: string,
  kinds: readonly OrderEmailKind[],
  { repeat, ...about }: EmailAbout = {},
): Promise<void> {
  const due: (typeof emails.$inferInsert)[] = [];
  for (const kind of kinds) {
    const { refundId, aboutId } = about;
    const isOfThat = sql`coalesce(${emails.refundId}, ${emails.aboutId}, ${emails.orderId}) = ${refundId ?? aboutId ?? orderId}`;
    const isOne = and(eq(emails.orderId, orderId), eq(emails.kind, kind), isOfThat);
    const copy = repeat ? await nextCopy(tx, isOne) : 0;
    const isAgain = repeat === 'copy' && copy > 0;
    due.push({ id: randomUUID(), orderId, kind, ...about, copy, isAgain });
  }
  await enqueueRows(tx, due);
}

/** Where none of them was or will be sent, it is the first. */
async function nextCopy(tx: Transaction, isOne: SQL | undefined): Promise<number> {
  const [next] = await tx
    .select({ copy: sql<number>`coalesce(max(${emails.copy}) + 1, 0)::integer` })
    .from(emails)
    .where(isOne);
  return next?.copy ?? 0;
}

/** Owes e-mails about a message to the shop and queues them, in the transaction that stores it. */
export async function enqueueMessageEmails(
  tx: Transaction,
  messageId: string,
  kinds: Exclude<MessageEmailKind, 'message-reply'>[],
): Promise<void> {
  await enqueueRows(
    tx,
    kinds.map((kind) => ({ id: randomUUID(), messageId, kind })),
  );
}

/** Owes a reply to who wrote a message and queues it, once. */
export async function enqueueReply(
  tx: Transaction,
  { messageId, replyId, to }: { messageId: string; replyId: string; to: string },
): Promise<void> {
  const reply = { messageId, kind: 'message-reply', aboutId: replyId, toAddress: to } as const;
  await enqueueRows(tx, [{ id: randomUUID(), ...reply }]);
}

/** Whether the shop has sent, or will send, the e-mail of this id. */
export async function isOwnEmail(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(emails, eq(emails.id, id))) > 0;
}

/**
 * Owes the e-mails about a declaration of withdrawal and queues them, in the transaction that deals with it: each once,
 * and once more where it was tied to an order later.
 */
export async function enqueueWithdrawalEmails(
  tx: Transaction,
  withdrawalId: string,
  kinds: WithdrawalEmailKind[],
  { isNext = false } = {},
): Promise<void> {
  const due: (typeof emails.$inferInsert)[] = [];
  for (const kind of kinds) {
    const isOne = and(eq(emails.withdrawalId, withdrawalId), eq(emails.kind, kind));
    const copy = isNext ? await nextCopy(tx, isOne) : 0;
    due.push({ id: randomUUID(), withdrawalId, kind, copy });
  }
  await enqueueRows(tx, due);
}

/**
 * Owes an e-mail of the operator's section and queues it, in the transaction that makes it due.
 * @param due who has caused it, and the mailbox that it goes to
 */
export async function enqueueOperatorEmail(
  tx: Transaction,
  due: { kind: 'operator-invitation' | AccountEmailKind; operatorId: string; to: string },
): Promise<void> {
  const { kind, operatorId, to } = due;
  await enqueueRows(tx, [{ id: randomUUID(), kind, operatorId, toAddress: to }]);
}

async function enqueueRows(tx: Transaction, due: (typeof emails.$inferInsert)[]): Promise<void> {
  const enqueued = tx.insert(emails).values(due).onConflictDoNothing().returning({ id: emails.id });
  await tx.execute(sql`
    with enqueued as ${enqueued}
    ${queueSending}`);
}

/**
 * Owes the e-mail with the private link of an order and queues it (rules 13). One that was sent makes room
 * for the next, one that is still to be sent is enough.
 */
export async function enqueueOrderLink(db: Queryable, orderId: string): Promise<void> {
  await db.execute(sql`
    with enqueued as (
      insert into ${emails} (id, order_id, kind)
      values (${randomUUID()}::uuid, ${orderId}::uuid, 'order-link-customer')
      on conflict (order_id, kind, coalesce(refund_id, about_id, order_id), copy) do update
        set id = excluded.id, enqueued_at = excluded.enqueued_at, sent_at = null, refusal = null, set_aside_at = null,
          set_aside_reason = null, is_kept = false
        where emails.sent_at is not null or emails.refusal is not null or emails.set_aside_at is not null
      returning id
    )
    ${queueSending}`);
}

/** Whether an e-mail of this kind about an order has gone out. */
export async function isEmailSent(
  db: Queryable,
  orderId: string,
  kind: OrderEmailKind,
): Promise<boolean> {
  const isSent = and(eq(emails.orderId, orderId), eq(emails.kind, kind), isNotNull(emails.sentAt));
  return (await db.$count(emails, isSent)) > 0;
}

/**
 * Takes back an e-mail that is owed and that nobody needs any more. It makes room for another one of its kind: its
 * copy is counted below 0.
 */
export async function takeEmailBack(db: Queryable, id: string, at: Date): Promise<void> {
  await db.execute(sql`
    update emails set set_aside_at = ${at.toISOString()}::timestamptz, copy = (
      select least(min(other.copy), 0) - 1 from emails other
      where other.id = emails.id or other.order_id = emails.order_id and other.kind = emails.kind)
    where id = ${id}::uuid and sent_at is null and set_aside_at is null`);
}

/** An e-mail that was or will be sent, by the id of its row. */
export async function findEmail(db: Queryable, id: string): Promise<EmailRow | undefined> {
  const [row] = await db.select().from(emails).where(eq(emails.id, id)).limit(1);
  return row;
}

/** Notes what became of an e-mail: sent, or refused for good. */
export async function recordEmail(
  db: Queryable,
  id: string,
  outcome: { sentAt: Date; isKept: boolean } | { refusal: string },
): Promise<void> {
  await db.update(emails).set(outcome).where(eq(emails.id, id));
}

/**
 * Owes an e-mail once more that was refused or whose job has given up, and queues it.
 * @returns false where it has gone out meanwhile, or nobody wants it sent any more
 */
export async function enqueueAgain(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with enqueued as (
      update ${emails} set refusal = null
      where id = ${id}::uuid and sent_at is null and set_aside_at is null returning id
    )
    ${queueSending}`);
  return (rowCount ?? 0) > 0;
}

/**
 * Owes an e-mail once more that has gone out, under another id, and queues it.
 * @returns that id; undefined where it waits already
 */
export async function enqueueSentAgain(tx: Transaction, id: string): Promise<string | undefined> {
  const next = randomUUID();
  const { rowCount } = await tx.execute(sql`
    with enqueued as (
      update ${emails} set id = ${next}::uuid, sent_at = null, is_kept = false
      where id = ${id}::uuid and sent_at is not null returning id
    )
    ${queueSending}`);
  return rowCount ? next : undefined;
}

/**
 * Notes that an e-mail that has not gone out is not to be sent any more.
 * @param reason in the words of who decided so; null where nobody asks for any
 * @returns false where it has gone out, or was given up before
 */
export async function setEmailAside(
  tx: Transaction,
  id: string,
  { at, reason }: { at: Date; reason: string | null },
): Promise<boolean> {
  const changed = await tx
    .update(emails)
    .set({ setAsideAt: at, setAsideReason: reason })
    .where(and(eq(emails.id, id), isNull(emails.sentAt), isNull(emails.setAsideAt)))
    .returning({ id: emails.id });
  return changed.length > 0;
}
