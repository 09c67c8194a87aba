import { createHash, randomBytes } from 'node:crypto';
import { type SQL, and, asc, desc, lt, lte, sql } from 'drizzle-orm';
import {
  type AuditValue,
  type AuditValues,
  auditEntries,
  auditPersonal,
} from '#database/schema/audit.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import { keysOf } from '#domain/records.ts';
import type { Database, Queryable, Transaction } from '#database/client.ts';
import { locks } from '#database/locks.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** What the first row of the log holds in place of the hash of the one before. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * The hash of a row: SHA-256 of the hash of the one before and of everything in it. The database keeps no order
 * of keys, so they are sorted; strings, numbers and hashes are told apart by their JSON.
 */
export function hashOf(entry: Omit<AuditRow, 'hash'>): string {
  const { seq, at, operatorId, action, subject, before, after, previousHash } = entry;
  const stated = [previousHash, seq, at.toISOString(), operatorId, action, subject];
  return sha256(JSON.stringify([...stated, sortValues(before), sortValues(after)]));
}

/** The hash that stands in the log for a value of a person. */
export function personalHash(salt: string, value: string): string {
  return sha256(`${salt} ${value}`);
}

/**
 * A text as the database can keep it, so that what is read is what was hashed: no NUL, which it refuses, and no
 * half of a character, which it would replace.
 */
function toStorable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sortValues(values: AuditValues): [string, AuditValue][] {
  return keysOf(values)
    .toSorted()
    .map((key) => [key, values[key] ?? null]);
}

/** Plain values as they were before or are after; what says something of a person stands in `personal`. */
export type AuditFacts = Record<string, string | number | boolean | null>;

/** Of a thing before and after a change only what differs. */
export function changedFacts(
  before: AuditFacts,
  after: AuditFacts,
): { before: AuditFacts; after: AuditFacts } {
  const keys = Object.keys(after).filter((key) => before[key] !== after[key]);
  const pick = (facts: AuditFacts) =>
    Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** One change as it goes into the log. */
export interface AuditedChange {
  /** Who; null for the program itself. */
  operatorId: string | null;
  action: AuditAction;
  /** The id of what was changed: an order, a person. */
  subject: string;
  before?: AuditFacts | undefined;
  after?: AuditFacts | undefined;
  /** The same, of values that say something of a person: the log keeps their salted hash alone. */
  personalBefore?: AuditFacts | undefined;
  personalAfter?: AuditFacts | undefined;
  at: Date;
}

/**
 * Adds a change to the log, in the transaction that makes it. Later changes wait until that ends, so it
 * stands at the end of a transaction: whoever waits for a row after it could wait for one who waits for the log.
 */
export async function recordChange(tx: Transaction, change: AuditedChange): Promise<void> {
  const before = split('before', change.before, change.personalBefore);
  const after = split('after', change.after, change.personalAfter);
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.audit})`);
  const [last] = await tx
    .select({ seq: auditEntries.seq, hash: auditEntries.hash })
    .from(auditEntries)
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  const { operatorId, action, at } = change;
  const entry = {
    seq: (last?.seq ?? 0) + 1,
    at,
    operatorId,
    action,
    subject: toStorable(change.subject),
    before: before.values,
    after: after.values,
    previousHash: last?.hash ?? FIRST_HASH,
  };
  await tx.insert(auditEntries).values({ ...entry, hash: hashOf(entry) });
  const personal = [...before.personal, ...after.personal];
  if (personal.length === 0) return;
  await tx.insert(auditPersonal).values(personal.map((row) => ({ ...row, seq: entry.seq })));
}

interface PersonalValue {
  path: string;
  salt: string;
  value: string;
}

function split(side: 'before' | 'after', facts: AuditFacts = {}, personal: AuditFacts = {}) {
  const rows = keysOf(personal).map((key): PersonalValue => {
    const salt = randomBytes(16).toString('hex');
    return { path: `${side}.${key}`, salt, value: toStorable(String(personal[key] ?? '')) };
  });
  const values: AuditValues = {};
  for (const key of keysOf(facts)) {
    const value = facts[key] ?? null;
    values[key] = typeof value === 'string' ? toStorable(value) : value;
  }
  for (const { path, salt, value } of rows) {
    values[path.slice(side.length + 1)] = { hash: personalHash(salt, value) };
  }
  return { values, personal: rows };
}

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
    .map(toStorable)
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
    await recordChange(tx, { operatorId: null, action: 'log-cut', subject: 'log', after, at: now });
    return old.length;
  });
}
