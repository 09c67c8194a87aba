import { isNotNull, sql } from 'drizzle-orm';
import type { MailboxFailure } from '#domain/operator/message.ts';
import type { Queryable } from './client.ts';
import { mailboxState } from '#database/schema/messages.ts';

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
