import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { messages, mailboxReadings, mailboxState } from '#database/schema/messages.ts';
import type { MailboxFailure } from '#domain/messages/message.ts';
import type { Queryable, Transaction } from '#database/client.ts';

export type FormMessageRow = typeof messages.$inferSelect;
/** A message as it comes in; what the shop does with it begins with the defaults. */
export type NewMessage = Pick<
  FormMessageRow,
  | 'id'
  | 'kind'
  | 'locale'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'service'
  | 'message'
  | 'createdAt'
>;

/**
 * Stores a message to the shop, if the same has not been stored since a moment: of two that come at once
 * one waits for the other.
 * @returns whether it was stored
 */
export async function insertMessageOnce(
  tx: Transaction,
  received: NewMessage,
  since: Date,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${received.email}, 0))`);
  if (await hasMessage(tx, received, since)) return false;
  await insertMessage(tx, received);
  return true;
}

/** Stores a message to the shop, open from the moment on at which it came. */
export async function insertMessage(
  tx: Transaction,
  received: NewMessage & Partial<Pick<FormMessageRow, 'state'>>,
): Promise<void> {
  const { createdAt } = received;
  await tx.insert(messages).values({ ...received, changedAt: createdAt, openedAt: createdAt });
}

/** Whether a message with every text of this one has been stored since a moment. */
export async function hasMessage(
  db: Queryable,
  received: Omit<NewMessage, 'id' | 'createdAt'>,
  since: Date,
): Promise<boolean> {
  const { kind, locale, name, email, phone, company, service, message } = received;
  const isSame = and(
    gt(messages.createdAt, since),
    eq(messages.email, email),
    eq(messages.kind, kind),
    eq(messages.locale, locale),
    eq(messages.name, name),
    eq(messages.phone, phone),
    eq(messages.company, company),
    eq(messages.service, service),
    eq(messages.message, message),
  );
  return (await db.$count(messages, isSame)) > 0;
}

/** A message that a visitor sent, by the id of its row. */
export async function findMessageById(
  db: Queryable,
  id: string,
): Promise<FormMessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id)).limit(1);
  return row;
}

/** Notes that the mailbox was read, which ends whatever was wrong with it. */
export async function recordMailboxRead(db: Queryable): Promise<void> {
  await db
    .update(mailboxState)
    .set({ failingSince: null, failure: null })
    .where(isNotNull(mailboxState.failingSince));
}

/** Notes why the mailbox could not be read; since when stays as it was noted first. */
export async function recordMailboxFailed(
  db: Queryable,
  failure: MailboxFailure,
  at: Date,
): Promise<void> {
  await db
    .insert(mailboxState)
    .values({ id: 1, failingSince: at, failure })
    .onConflictDoUpdate({
      target: mailboxState.id,
      set: {
        failure,
        failingSince: sql`coalesce(${mailboxState.failingSince}, excluded.failing_since)`,
      },
    });
}

/** Milliseconds after which a note of a reading is forgotten: its e-mail is no longer in the mailbox. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** Forgets the notes of e-mails that have not come again for a day. */
export async function forgetOldReadings(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_MS);
  await db.delete(mailboxReadings).where(lt(mailboxReadings.begunAt, before));
}

/**
 * Notes that an e-mail is being read, whatever happens then.
 * @param hash of its bytes, in hexadecimal
 * @param reader the program that reads it, by a name that no other has
 * @returns false where another program had noted it: nobody knows how that reading ended
 */
export async function recordReading(
  db: Queryable,
  { hash, reader, at }: { hash: string; reader: string; at: Date },
): Promise<boolean> {
  const [noted] = await db
    .insert(mailboxReadings)
    .values({ hash, reader, begunAt: at })
    .onConflictDoUpdate({ target: mailboxReadings.hash, set: { begunAt: at } })
    .returning({ reader: mailboxReadings.reader });
  return noted?.reader === reader;
}

/** Notes that the reading of an e-mail came to an end. */
export async function forgetReading(db: Queryable, hash: string): Promise<void> {
  await db.delete(mailboxReadings).where(eq(mailboxReadings.hash, hash));
}
