import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import {
  operators,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '#database/schema/operators.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { locks } from '#database/locks.ts';

export type OperatorRow = typeof operators.$inferSelect;

/** Waits until no other transaction changes who may sign in, and keeps others out until this one ends. */
export async function lockPeople(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.people})`);
}

/** Who may sign in, in the sequence of their names. */
export function listOperators(db: Queryable): Promise<OperatorRow[]> {
  return db
    .select()
    .from(operators)
    .where(isNull(operators.removedAt))
    .orderBy(asc(operators.name), asc(operators.createdAt));
}

/** Whether there is anybody who may sign in. */
export async function hasOperators(db: Queryable): Promise<boolean> {
  return (await db.$count(operators, isNull(operators.removedAt))) > 0;
}

/** Who signs in with a mailbox, in whatever case it is typed; not who was removed. */
export async function findOperatorByEmail(
  db: Queryable,
  email: string,
): Promise<OperatorRow | undefined> {
  const [found] = await db
    .select()
    .from(operators)
    .where(
      and(sql`lower(${operators.email}) = ${email.toLowerCase()}`, isNull(operators.removedAt)),
    )
    .limit(1);
  return found;
}

/** Somebody who may sign in, by id. */
export async function findOperator(db: Queryable, id: string): Promise<OperatorRow | undefined> {
  const [found] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.id, id), isNull(operators.removedAt)))
    .limit(1);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockOperator(tx: Transaction, id: string): Promise<OperatorRow | undefined> {
  const [found] = await tx
    .select()
    .from(operators)
    .where(and(eq(operators.id, id), isNull(operators.removedAt)))
    .for('update')
    .limit(1);
  return found;
}

/** Stores somebody new; false where somebody else has that mailbox. */
export async function insertOperator(
  db: Queryable,
  operator: typeof operators.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(operators).values(operator).onConflictDoNothing();
  return rowCount === 1;
}

/** Changes what is known of somebody. */
export async function updateOperator(
  db: Queryable,
  id: string,
  change: Partial<Omit<OperatorRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(operators).set(change).where(eq(operators.id, id));
}

/**
 * Takes the code of a step of an authenticator: no code is good twice (RFC 6238, 5.2).
 * @returns false where that of this step or of a later one was taken before
 */
export async function takeCodeStep(db: Queryable, id: string, step: number): Promise<boolean> {
  const isLater = or(isNull(operators.codeStep), lt(operators.codeStep, step));
  const { rowCount } = await db
    .update(operators)
    .set({ codeStep: step })
    .where(and(eq(operators.id, id), isLater));
  return rowCount === 1;
}

/** Puts new recovery codes in the place of all that somebody had. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  operatorId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.operatorId, operatorId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ operatorId, hash })));
}

/** Uses a recovery code up; false where somebody has none of this hash, or has used it. */
export async function takeRecoveryCode(
  db: Queryable,
  { operatorId, hash, at }: { operatorId: string; hash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.operatorId, operatorId),
        eq(recoveryCodes.hash, hash),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

/** How many recovery codes somebody has left. */
export function countRecoveryCodes(db: Queryable, operatorId: string): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.operatorId, operatorId), isNull(recoveryCodes.usedAt)),
  );
}

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
export async function recordPasskeyUse(
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
