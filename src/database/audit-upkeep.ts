import { type SQL, and, asc, lt, lte, sql } from 'drizzle-orm';
import { noteChange } from './audit.ts';
import { keepable } from './audit-chain.ts';
import type { Database, Queryable } from './client.ts';
import { auditEntries, auditPersonal } from '#database/schema/audit.ts';

/**
 * Erases what the log of changes says of a person: the values themselves wherever they stand, in whatever case
 * they are written, and everything that was said of the orders or people under these ids. The chain keeps the
 * salted hashes, from which nothing can be read any more, and still holds.
 * @returns how many values were erased
 */
export async function eraseAudited(
  db: Queryable,
  { values = [], subjects = [] }: { values?: readonly string[]; subjects?: readonly string[] },
): Promise<number> {
  // The beginning is looked up in the index, the rest compared with what is found.
  const isOne = values
    .map(keepable)
    .map((value) =>
      and(
        sql`lower(left(${auditPersonal.value}, 200)) = lower(left(${value}::text, 200))`,
        sql`lower(${auditPersonal.value}) = lower(${value}::text)`,
      ),
    );
  const ofSubjects = sql`${auditPersonal.seq} = any(array(
    select seq from audit_entries where subject = any(${sql.param([...subjects])}::text[])))`;
  let erased = 0;
  for (const which of [...isOne, ofSubjects]) {
    erased += (await db.delete(auditPersonal).where(which)).rowCount ?? 0;
  }
  return erased;
}

/**
 * The first row that is not older; the last one where all are. A row that a wrong clock dated back is no edge:
 * it goes with those around it.
 */
function firstSince(before: Date): SQL {
  return sql`coalesce(
    (select seq from audit_entries where at >= ${before.toISOString()}::timestamptz order by seq limit 1),
    (select max(seq) from audit_entries))`;
}

/** Takes away what the log says of people and is older than that, `most` values at a time (rules 24). */
export async function forgetAudited(db: Queryable, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from audit_personal where seq = any(array(
      select seq from audit_personal where seq < ${firstSince(before)} order by seq limit ${most}))`);
  return rowCount ?? 0;
}

/**
 * Cuts off the oldest rows of the log, `most` of them at a time, and writes at its end where it was cut and
 * which hash the last of them had: by that the chain still holds from there on. The last row stays.
 * @returns how many rows were cut off
 */
export async function cutAudit(
  db: Database,
  { before, now }: { before: Date; now: Date },
  most: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ seq: auditEntries.seq, hash: auditEntries.hash })
      .from(auditEntries)
      .where(lt(auditEntries.seq, firstSince(before)))
      .orderBy(asc(auditEntries.seq))
      .limit(most);
    const last = old.at(-1);
    if (!last) return 0;
    await tx.delete(auditEntries).where(lte(auditEntries.seq, last.seq));
    const after = { upTo: last.seq, hash: last.hash };
    await noteChange(tx, { operatorId: null, action: 'log-cut', subject: 'log', after, at: now });
    return old.length;
  });
}
