import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { operators, recoveryCodes } from '#database/schema/operators.ts';
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
