import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { keptForms, operators, sessions } from '#database/schema/operators.ts';
import type { Queryable } from '#database/client.ts';
import type { OperatorRow } from './operators.ts';

export type SessionRow = typeof sessions.$inferSelect;

export interface SessionOf {
  session: SessionRow;
  operator: OperatorRow;
}

/** Sessions that were used since the first and made since the second moment have not ended. */
export interface Alive {
  usedSince: Date;
  madeSince: Date;
}

/**
 * The session of a token, with its person; undefined where there is none, it has ended, or the person was
 * removed.
 * @param hash SHA-256 of the token, in hexadecimal
 */
export async function findSession(
  db: Queryable,
  hash: string,
  alive: Alive,
): Promise<SessionOf | undefined> {
  const [found] = await db
    .select({ session: sessions, operator: operators })
    .from(sessions)
    .innerJoin(operators, eq(operators.id, sessions.operatorId))
    .where(and(eq(sessions.tokenHash, hash), isAlive(alive), isNull(operators.removedAt)))
    .limit(1);
  return found;
}

/** Sessions of a person that have not ended and are wholly signed in, the one that was used last first. */
export function listSessions(
  db: Queryable,
  operatorId: string,
  alive: Alive,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.operatorId, operatorId), eq(sessions.stage, 'open'), isAlive(alive)))
    .orderBy(desc(sessions.seenAt));
}

function isAlive({ usedSince, madeSince }: Alive) {
  return and(gt(sessions.seenAt, usedSince), gt(sessions.createdAt, madeSince));
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

/** Leads a session on, or notes what was proven in it; false where it was ended meanwhile. */
export async function changeSession(
  db: Queryable,
  id: string,
  change: Partial<Pick<SessionRow, 'tokenHash' | 'stage' | 'provedAt' | 'newSecret'>>,
): Promise<boolean> {
  const { rowCount } = await db.update(sessions).set(change).where(eq(sessions.id, id));
  return rowCount === 1;
}

/** Ends a session of a person; it is signed out on every replica with its next request. */
export async function deleteSession(
  db: Queryable,
  { id, operatorId }: Pick<SessionRow, 'id' | 'operatorId'>,
): Promise<boolean> {
  const own = and(eq(sessions.id, id), eq(sessions.operatorId, operatorId));
  const { rowCount } = await db.delete(sessions).where(own);
  return rowCount === 1;
}

/**
 * Ends the sessions of a person, those that are not wholly signed in as well.
 * @param except the id of the one that goes on
 * @returns how many there were
 */
export async function deleteSessions(
  db: Queryable,
  operatorId: string,
  except?: string,
): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.operatorId, operatorId), others));
  return rowCount ?? 0;
}

/** Whether a person was wholly signed in from a network not long ago. */
export async function isNetworkKnown(
  db: Queryable,
  operatorId: string,
  network: string,
): Promise<boolean> {
  const isOf = and(
    eq(sessions.operatorId, operatorId),
    eq(sessions.network, network),
    eq(sessions.stage, 'open'),
  );
  return (await db.$count(sessions, isOf)) > 0;
}

export type KeptFormRow = typeof keptForms.$inferSelect;

/** Keeps a form until it is filled in again. */
export async function insertKeptForm(db: Queryable, form: KeptFormRow): Promise<void> {
  await db.insert(keptForms).values(form);
}

/** Takes the form that was kept for a page, once; undefined where there is none, or it is too old. */
export async function takeKeptForm(
  db: Queryable,
  { hash, path, now }: { hash: string; path: string; now: Date },
): Promise<KeptFormRow | undefined> {
  const [taken] = await db
    .delete(keptForms)
    .where(and(eq(keptForms.hash, hash), eq(keptForms.path, path), gt(keptForms.expiresAt, now)))
    .returning();
  return taken;
}
