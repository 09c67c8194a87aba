import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#database/client.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { operators } from '#database/schema/operators.ts';
import { areOwners } from '#database/right-holders.ts';
import type { AuditHead } from './verify-audit.ts';

/** How many entries the log has, and the last of them; null where there is none. */
export async function readAuditHead(
  db: Queryable,
): Promise<{ entries: number; head: AuditHead | null }> {
  const { seq, hash } = auditEntries;
  const [head] = await db.select({ seq, hash }).from(auditEntries).orderBy(desc(seq)).limit(1);
  const [counted] = await db.select({ entries: count() }).from(auditEntries);
  return { entries: counted?.entries ?? 0, head: head ?? null };
}

/** To whom the head goes; undefined where this person is no owner any more. */
export async function findOwner(
  db: Queryable,
  id: string,
): Promise<Pick<typeof operators.$inferSelect, 'name' | 'email' | 'language'> | undefined> {
  const { name, email, language } = operators;
  const [row] = await db
    .select({ name, email, language })
    .from(operators)
    .where(and(eq(operators.id, id), areOwners()))
    .limit(1);
  return row;
}
