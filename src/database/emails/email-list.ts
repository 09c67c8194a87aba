import { type SQL, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sentEmails } from '#database/schema/emails.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { type EmailFilter, type EmailState, UNWRITABLE } from '#domain/emails/email-kind.ts';
import type { Database, Queryable } from '#database/client.ts';
import { liesIn } from '#database/conditions.ts';
import { recordEmail } from './emails.ts';
import { byId, byMoment, keyset, where } from '#database/keyset.ts';
import { sqlAt, readRows } from '#database/rows.ts';

/** Since when an e-mail is owed. */
const enqueued = sql`l.enqueued_at`;
const newestFirst = keyset([byMoment(enqueued), byId(sql`l.id`)]);

/** An e-mail as the list shows it. */
const emailRow = z.object({
  id: z.string(),
  kind: z.string(),
  enqueuedAt: sqlAt,
  sentAt: sqlAt.nullable(),
  isKept: z.boolean(),
  refusal: z.string().nullable(),
  setAsideAt: sqlAt.nullable(),
  setAsideReason: z.string().nullable(),
  copy: z.number(),
  /** Null where it goes to the shop's own mailbox. */
  to: z.string().nullable(),
  /** The number of its order; null where it is about none. */
  number: z.number().nullable(),
  /** The number of the message whose thread it belongs to; null where it belongs to none. */
  message: z.number().nullable(),
  /** How often it was tried since it waits, and the words of the last failure. */
  tries: z.number(),
  lastError: z.string().nullable(),
  /** When it is tried again; null where it is not, or is being tried. */
  nextAt: sqlAt.nullable(),
  cursor: z.string(),
});
export type ListedEmail = z.output<typeof emailRow>;

const PAGE_ROWS = 50;

const isIn: Record<EmailState, SQL> = {
  waits: sql`l.sent_at is null and l.set_aside_at is null and l.refusal is null`,
  refused: sql`l.sent_at is null and l.set_aside_at is null and l.refusal <> ${UNWRITABLE}`,
  unwritable: sql`l.sent_at is null and l.set_aside_at is null and l.refusal = ${UNWRITABLE}`,
  sent: sql`l.sent_at is not null and not l.is_kept`,
  kept: sql`l.sent_at is not null and l.is_kept`,
  'given-up': sql`l.sent_at is null and l.set_aside_at is not null and l.copy >= 0`,
  'taken-back': sql`l.sent_at is null and l.set_aside_at is not null and l.copy < 0`,
};

/** A page of the e-mails that the shop owes or owed, newest first. */
export async function listShopEmails(
  db: Queryable,
  { values, cursor }: { values: EmailFilter; cursor?: Cursor | undefined },
): Promise<KeysetPage<ListedEmail>> {
  const { state, kind, day, search } = values;
  const slice = newestFirst.slice(cursor, PAGE_ROWS);
  if (search && 'words' in search) return slice.page([]);
  const asked = where([
    state && isIn[state],
    kind === undefined ? undefined : sql`l.kind = ${kind}`,
    day === undefined ? undefined : liesIn(enqueued, { from: day, to: day }),
    search && found(search),
    slice.condition,
  ]);
  const listed = sql`select l.* from emails l ${asked} order by ${slice.sequence} limit ${slice.limit}`;
  return slice.page(await readEmails(db, listed, slice.sequence));
}

/** One of them; undefined where there is none of this id, a UUID. */
export async function findListedEmail(db: Queryable, id: string): Promise<ListedEmail | undefined> {
  const [email] = await readEmails(db, sql`select * from emails where id = ${id}::uuid`, enqueued);
  return email;
}

/** What the rows of a list of e-mails show beside them. */
function readEmails(db: Queryable, listed: SQL, sequence: SQL): Promise<ListedEmail[]> {
  const statement = sql`
    select l.id, l.kind, ${enqueued} as "enqueuedAt", l.sent_at as "sentAt", l.is_kept as "isKept", l.refusal,
      l.set_aside_at as "setAsideAt", l.set_aside_reason as "setAsideReason", l.copy, o.number,
      (select number from messages where id = l.message_id) as message,
      case when l.to_address is not null then l.to_address when l.kind like '%-shop' then null
        else coalesce(w.email, o.email, (select email from messages where id = l.message_id),
          (select email from operators where id = l.operator_id)) end as "to",
      coalesce(job.attempts, 0)::integer as tries, job.last_error as "lastError",
      case when job.attempts < job.max_attempts and job.locked_at is null then job.run_at end as "nextAt",
      ${newestFirst.cursor} as cursor
    from (${listed}) l
    left join lateral (
      select email, order_id from withdrawals where id = l.withdrawal_id offset 0) w on true
    left join orders o on o.id = coalesce(l.order_id, w.order_id)
    left join graphile_worker._private_jobs job on job.key = 'email-' || l.id
    order by ${sequence}`;
  return readRows(db, statement, emailRow);
}

/** Of an order, or to a mailbox: the one of its row, or that of the customer, sender or person it is about. */
function found(search: { number: number } | { mailbox: string }): SQL {
  if ('number' in search) {
    const { number } = search;
    return sql`l.id = any(array(
      select t.id from emails t join orders x on x.id = t.order_id where x.number = ${number}
      union select t.id from emails t join withdrawals w on w.id = t.withdrawal_id
        join orders x on x.id = w.order_id where x.number = ${number}))`;
  }
  const { mailbox } = search;
  const of = (table: SQL, column: SQL) => sql`
    select t.id from emails t join ${table} x on x.id = t.${column}
    where lower(x.email) = ${mailbox} and t.to_address is null and t.kind not like '%-shop'`;
  return sql`l.id = any(array(
    select t.id from emails t where lower(t.to_address) = ${mailbox}
    union ${of(sql`orders`, sql`order_id`)}
    union ${of(sql`messages`, sql`message_id`)}
    union ${of(sql`withdrawals`, sql`withdrawal_id`)}
    union ${of(sql`operators`, sql`operator_id`)}))`;
}

export type SentEmailRow = typeof sentEmails.$inferSelect;

/**
 * Notes that an e-mail has left, with what it said where that is kept, in one transaction: neither is known without
 * the other.
 */
export async function recordLeft(
  db: Database,
  { id, isKept, sentAt }: { id: string; isKept: boolean; sentAt: Date },
  stated: Omit<SentEmailRow, 'id' | 'emailId' | 'sentAt'> | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await recordEmail(tx, id, { sentAt, isKept });
    if (!stated) return;
    await tx
      .insert(sentEmails)
      .values({ ...stated, id, emailId: id, sentAt })
      .onConflictDoNothing();
  });
}

/** What an e-mail said when it left last; undefined where that is not kept, or it has not left. */
export async function findSentEmail(
  db: Queryable,
  emailId: string,
): Promise<SentEmailRow | undefined> {
  const [row] = await db
    .select()
    .from(sentEmails)
    .where(eq(sentEmails.emailId, emailId))
    .orderBy(desc(sentEmails.sentAt))
    .limit(1);
  return row;
}
