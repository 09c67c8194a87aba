import { createHash, randomBytes } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { secrets } from '#database/schema/upkeep.ts';
import type { Queryable } from './client.ts';

/** What nobody can guess, for a private link, as the key of a call or of the operator: 24 random bytes, 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Under which a token is stored, so that who reads the database cannot use it: SHA-256 in hexadecimal. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * A secret of the shop: 32 random bytes as text, drawn by the first who asks. All replicas have the same,
 * and it stays the same after a restart. It ends when its row is deleted and the programs start anew.
 * @param name what it is for; a secret is for one thing alone
 */
export async function sharedSecret(db: Queryable, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name)).limit(1);
  if (!row) throw new Error('The secret was not stored.');
  return row.value;
}

/** All secrets whose name begins so: a restore may bring a second one beside its own. */
export async function secretsLike(db: Queryable, name: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(secrets)
    .where(like(secrets.name, `${name}%`))
    .orderBy(secrets.name);
  return rows.map(({ value }) => value);
}
