import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { liesIn } from './days.ts';
import { type EmailFilter, type EmailState, UNWRITABLE } from '#domain/operator/email-filter.ts';

/** An e-mail as the list shows it. */
export interface ListedEmail {
  id: string;
  kind: string;
  /** Since when it is owed, as the database writes it: the list goes on behind it. */
  sort: string;
  owedAt: Date;
  sentAt: Date | null;
  isKept: boolean;
  refusal: string | null;
  setAsideAt: Date | null;
  setAsideReason: string | null;
  copy: number;
  /** Null where it goes to the shop's own mailbox. */
  to: string | null;
  /** The number of its order; null where it is about none. */
  number: number | null;
  /** The number of the message whose thread it belongs to; null where it belongs to none. */
  message: number | null;
  /** How often it was tried since it waits, and the words of the last failure. */
  tries: number;
  lastError: string | null;
  /** When it is tried again; null where it is not, or is being tried. */
  nextAt: Date | null;
}

/** Behind which e-mail a page of the list begins. */
export interface EmailPlace {
  sort: string;
  id: string;
}

const age = sql`l.owed_at`;

const isIn: Record<EmailState, SQL> = {
  waits: sql`l.sent_at is null and l.set_aside_at is null and l.refusal is null`,
  refused: sql`l.sent_at is null and l.set_aside_at is null and l.refusal <> ${UNWRITABLE}`,
  unwritable: sql`l.sent_at is null and l.set_aside_at is null and l.refusal = ${UNWRITABLE}`,
  sent: sql`l.sent_at is not null and not l.is_kept`,
  kept: sql`l.sent_at is not null and l.is_kept`,
  'given-up': sql`l.sent_at is null and l.set_aside_at is not null and l.copy >= 0`,
  'taken-back': sql`l.sent_at is null and l.set_aside_at is not null and l.copy < 0`,
};

/** A page of the e-mails that the shop owes or owed, newest first, and where the next one begins. */
export async function listOutbox(
  db: Queryable,
  { filter, after, most }: { filter: EmailFilter; after?: EmailPlace | undefined; most: number },
): Promise<{ emails: ListedEmail[]; next: EmailPlace | undefined }> {
  if (filter.search === null) return { emails: [], next: undefined };
  const conditions = [
    filter.state && isIn[filter.state],
    filter.kind === undefined ? undefined : sql`l.kind = ${filter.kind}`,
    filter.day === undefined ? undefined : liesIn(age, { from: filter.day, to: filter.day }),
    filter.search && found(filter.search),
    after && sql`(${age}, l.id) < (${after.sort}::timestamptz, ${after.id}::uuid)`,
  ].filter((condition) => condition !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const emails = await readEmails(
    db,
    sql`select l.* from emails l ${where} order by ${age} desc, l.id desc limit ${most + 1}`,
  );
  const shown = emails.slice(0, most);
  return { emails: shown, next: emails.length > most ? shown.at(-1) : undefined };
}

/** One of them; undefined where there is none of this id, a UUID. */
export async function findInOutbox(db: Queryable, id: string): Promise<ListedEmail | undefined> {
  const [email] = await readEmails(db, sql`select * from emails where id = ${id}::uuid`);
  return email;
}

/** What the rows of a list of e-mails show beside them. */
async function readEmails(db: Queryable, listed: SQL): Promise<ListedEmail[]> {
  const { rows } = await db.execute<Record<string, unknown> & Raw>(sql`
    select l.id, l.kind, ${age}::text as sort, ${age} as owed, l.sent_at as sent, l.is_kept as "isKept",
      l.refusal, l.set_aside_at as aside, l.set_aside_reason as "setAsideReason", l.copy, o.number,
      (select number from enquiries where id = l.enquiry_id) as message,
      case when l.to_address is not null then l.to_address when l.kind like '%-shop' then null
        else coalesce(w.email, o.email, (select email from enquiries where id = l.enquiry_id),
          (select email from operators where id = l.operator_id)) end as "to",
      coalesce(job.attempts, 0)::integer as tries, job.last_error as "lastError",
      case when job.attempts < job.max_attempts and job.locked_at is null then job.run_at end as next
    from (${listed}) l
    left join lateral (
      select email, order_id from withdrawals where id = l.withdrawal_id offset 0) w on true
    left join orders o on o.id = coalesce(l.order_id, w.order_id)
    left join graphile_worker._private_jobs job on job.key = 'email-' || l.id
    order by ${age} desc, l.id desc`);
  return rows.map(({ owed, sent, aside, next, ...row }) => ({
    ...row,
    owedAt: new Date(owed),
    sentAt: sent === null ? null : new Date(sent),
    setAsideAt: aside === null ? null : new Date(aside),
    nextAt: next === null ? null : new Date(next),
  }));
}

/** Moments come as the driver gives them to a statement without a shape. */
type Raw = Omit<ListedEmail, 'owedAt' | 'sentAt' | 'setAsideAt' | 'nextAt'> & {
  next: string | Date | null;
  owed: string | Date;
  sent: string | Date | null;
  aside: string | Date | null;
};

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
    union ${of(sql`enquiries`, sql`enquiry_id`)}
    union ${of(sql`withdrawals`, sql`withdrawal_id`)}
    union ${of(sql`operators`, sql`operator_id`)}))`;
}
