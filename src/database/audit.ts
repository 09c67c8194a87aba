import { randomBytes } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/operator/audit.ts';
import { keysOf } from '#domain/records.ts';
import { FIRST_HASH, hashOf, keepable, personalHash } from './audit-chain.ts';
import type { Transaction } from './client.ts';
import { type AuditValues, auditEntries, auditPersonal } from '#database/schema/audit.ts';
import { locks } from '#database/locks.ts';

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
export async function noteChange(tx: Transaction, change: AuditedChange): Promise<void> {
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
    subject: keepable(change.subject),
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
    return { path: `${side}.${key}`, salt, value: keepable(String(personal[key] ?? '')) };
  });
  const values: AuditValues = {};
  for (const key of keysOf(facts)) {
    const value = facts[key] ?? null;
    values[key] = typeof value === 'string' ? keepable(value) : value;
  }
  for (const { path, salt, value } of rows) {
    values[path.slice(side.length + 1)] = { hash: personalHash(salt, value) };
  }
  return { values, personal: rows };
}
