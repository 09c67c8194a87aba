import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { sendOwed } from '#database/queue/jobs.ts';
import { auditEntries } from '#database/schema/audit.ts';
import { emails } from '#database/schema/emails.ts';
import { operators } from '#database/schema/operators.ts';
import { hasRightNow, rightOfEmail } from './right-holders.ts';
import type { AuditHead } from './verify-audit.ts';

/**
 * Owes every owner the e-mail with the head of the log of changes, once a day: its id is made of both, so that
 * several replicas or a job that runs twice owe it once.
 * @param day in Prague, as YYYY-MM-DD
 */
export async function oweAuditHead(db: Queryable, day: string): Promise<void> {
  await db.execute(sql`
    with owed as (
      insert into ${emails} (id, operator_id, kind)
      select md5('audit-head ' || id || ' ' || ${day}::text)::uuid, id, 'audit-head' from ${operators}
      where ${hasRightNow(rightOfEmail['audit-head'])}
      on conflict do nothing returning id
    )
    ${sendOwed}`);
}

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
    .where(and(eq(operators.id, id), hasRightNow(rightOfEmail['audit-head'])))
    .limit(1);
  return row;
}
