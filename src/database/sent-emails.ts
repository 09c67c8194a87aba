import { desc, eq } from 'drizzle-orm';
import type { Database, Queryable } from './client.ts';
import { noteEmail } from './emails.ts';
import { sentEmails } from '#database/schema/emails.ts';

export type SentEmailRow = typeof sentEmails.$inferSelect;

/**
 * Notes that an e-mail has left, with what it said where that is kept, in one transaction: neither is known without
 * the other.
 */
export async function noteLeft(
  db: Database,
  { id, isKept, sentAt }: { id: string; isKept: boolean; sentAt: Date },
  said: Omit<SentEmailRow, 'id' | 'emailId' | 'sentAt'> | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await noteEmail(tx, id, { sentAt, isKept });
    if (!said) return;
    await tx
      .insert(sentEmails)
      .values({ ...said, id, emailId: id, sentAt })
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
