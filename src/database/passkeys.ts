import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { passkeyChallenges, passkeys } from '#database/schema/operators.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a person, the oldest first. */
export function listPasskeys(db: Queryable, operatorId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.operatorId, operatorId))
    .orderBy(asc(passkeys.createdAt));
}

/** A passkey by the id of its credential. */
export async function findPasskey(db: Queryable, id: string): Promise<PasskeyRow | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id)).limit(1);
  return found;
}

/** Stores a passkey; false where it is stored already. */
export async function insertPasskey(db: Queryable, passkey: PasskeyRow): Promise<boolean> {
  const { rowCount } = await db.insert(passkeys).values(passkey).onConflictDoNothing();
  return rowCount === 1;
}

/** Notes that a passkey was used, with the counter that it showed. */
export async function notePasskeyUse(
  db: Queryable,
  id: string,
  use: { counter: number; usedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(use).where(eq(passkeys.id, id));
}

/** Removes a passkey of a person, or all of them; what it was called, where it was there. */
export function deletePasskeys(
  db: Queryable,
  operatorId: string,
  id?: string,
): Promise<Pick<PasskeyRow, 'id' | 'label'>[]> {
  const one = id === undefined ? undefined : eq(passkeys.id, id);
  return db
    .delete(passkeys)
    .where(and(eq(passkeys.operatorId, operatorId), one))
    .returning({ id: passkeys.id, label: passkeys.label });
}

/** Stores what a passkey has to sign. */
export async function insertChallenge(
  db: Queryable,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/**
 * Uses up what a passkey had to sign.
 * @param sessionId in which session it was asked for; null for signing in
 * @returns false where it was never asked for there, was used, or is too old
 */
export async function takeChallenge(
  db: Queryable,
  { challenge, sessionId, now }: { challenge: string; sessionId: string | null; now: Date },
): Promise<boolean> {
  const isOfSession =
    sessionId === null
      ? isNull(passkeyChallenges.sessionId)
      : eq(passkeyChallenges.sessionId, sessionId);
  const { rowCount } = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        isOfSession,
        gt(passkeyChallenges.expiresAt, now),
      ),
    );
  return rowCount === 1;
}
