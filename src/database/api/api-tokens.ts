import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#database/client.ts';
import { apiCalls, apiTokens } from '#database/schema/operators.ts';
import { locks } from '#database/locks.ts';

export type TokenRow = typeof apiTokens.$inferSelect;
export type NewToken = Omit<TokenRow, 'usedDay' | 'revokedAt'>;
export type ApiCallRow = typeof apiCalls.$inferSelect;

/** Lets one transaction after the other make a token. */
export async function lockTokens(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.apiTokens})`);
}

/** Stores a new token. */
export async function insertToken(tx: Transaction, token: NewToken): Promise<void> {
  await tx.insert(apiTokens).values(token);
}

/** A token by its id. */
export async function findToken(db: Queryable, id: string): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(apiTokens).where(eq(apiTokens.id, id)).limit(1);
  return row;
}

/** The token with this hash, whether it holds or not. */
export async function findTokenByHash(db: Queryable, hash: string): Promise<TokenRow | undefined> {
  const [row] = await db.select().from(apiTokens).where(eq(apiTokens.hash, hash)).limit(1);
  return row;
}

/** Tokens, newest first. */
export async function listTokens(db: Queryable, most: number): Promise<TokenRow[]> {
  return db
    .select()
    .from(apiTokens)
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(most);
}

/** How many tokens hold on a day in Prague. */
export async function countHolding(db: Queryable, day: string): Promise<number> {
  const { revokedAt, lastDay } = apiTokens;
  return db.$count(
    apiTokens,
    and(isNull(revokedAt), or(isNull(lastDay), sql`${lastDay} >= ${day}`)),
  );
}

/** Notes since when a token is dead. @returns undefined where it was dead before, or there is none */
export async function endToken(
  tx: Transaction,
  id: string,
  revokedAt: Date,
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .update(apiTokens)
    .set({ revokedAt, sealed: null })
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
    .returning();
  return row;
}

/** Notes the day in Prague on which a token was used last. Its secret has arrived, so it is no longer kept. */
export async function recordTokenUsed(db: Queryable, id: string, day: string): Promise<void> {
  await db
    .update(apiTokens)
    .set({ usedDay: day, sealed: null })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.usedDay), lt(apiTokens.usedDay, day))));
}

/** Forgets the sealed secrets of tokens that were made before a moment. @returns how many there were */
export async function forgetSealed(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db
    .update(apiTokens)
    .set({ sealed: null })
    .where(and(isNotNull(apiTokens.sealed), lt(apiTokens.createdAt, before)));
  return rowCount ?? 0;
}

/** The call of a token under this key that was answered. */
export async function findApiCall(
  db: Queryable,
  { tokenId, key }: Pick<ApiCallRow, 'tokenId' | 'key'>,
): Promise<ApiCallRow | undefined> {
  const [row] = await db
    .select()
    .from(apiCalls)
    .where(and(eq(apiCalls.tokenId, tokenId), eq(apiCalls.key, key)))
    .limit(1);
  return row;
}

/** Lets one call under a key of a token after the other act, until the transaction ends. */
export async function lockApiCall(
  tx: Transaction,
  { tokenId, key }: Pick<ApiCallRow, 'tokenId' | 'key'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tokenId} ${key}`}, 73))`);
}

/** Keeps an answer for the same call once more. */
export async function insertApiCall(tx: Transaction, call: ApiCallRow): Promise<void> {
  await tx.insert(apiCalls).values(call);
}
