import { randomBytes } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { secrets } from '#database/schema/upkeep.ts';

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
