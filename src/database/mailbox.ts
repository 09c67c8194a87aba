import { eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { MailboxFailure } from '#domain/operator/message.ts';
import type { Queryable } from './client.ts';
import { mailboxReadings, mailboxState } from '#database/schema/enquiries.ts';

/** Notes that the mailbox was read, which ends whatever was wrong with it. */
export async function noteMailboxRead(db: Queryable): Promise<void> {
  await db
    .update(mailboxState)
    .set({ failingSince: null, failure: null })
    .where(isNotNull(mailboxState.failingSince));
}

/** Notes why the mailbox could not be read; since when stays as it was noted first. */
export async function noteMailboxFailed(
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
export async function noteReading(
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
