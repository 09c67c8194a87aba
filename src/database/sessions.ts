import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { operators, sessions } from '#database/schema/operators.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type OperatorRow = typeof operators.$inferSelect;

/** A session with the person who has it. */
export interface SessionOf {
  session: SessionRow;
  operator: OperatorRow;
}

/**
 * The session of a token, with its person; undefined where there is none, it has ended, or the person was
 * removed.
 * @param hash SHA-256 of the token, in hexadecimal
 * @param alive sessions that were used since the first and made since the second moment count
 */
export async function findSession(
  db: Queryable,
  hash: string,
  alive: { usedSince: Date; madeSince: Date },
): Promise<SessionOf | undefined> {
  const [found] = await db
    .select({ session: sessions, operator: operators })
    .from(sessions)
    .innerJoin(operators, eq(operators.id, sessions.operatorId))
    .where(
      and(
        eq(sessions.tokenHash, hash),
        gt(sessions.seenAt, alive.usedSince),
        gt(sessions.createdAt, alive.madeSince),
        isNull(operators.removedAt),
      ),
    )
    .limit(1);
  return found;
}

/** Stores a session. */
export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Notes that a session was used; a row that was deleted meanwhile stays deleted. */
export async function touchSession(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: sql`greatest(${sessions.seenAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(sessions.id, id));
}
