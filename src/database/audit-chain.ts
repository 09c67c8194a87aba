import { createHash } from 'node:crypto';
import { keysOf } from '#domain/records.ts';
import type { AuditValue, AuditValues, auditEntries } from '#database/schema/audit.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** What the first row of the log holds in place of the hash of the one before. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * The hash of a row: SHA-256 of the hash of the one before and of everything in it. The database keeps no order
 * of keys, so they are sorted; strings, numbers and hashes are told apart by their JSON.
 */
export function hashOf(entry: Omit<AuditRow, 'hash'>): string {
  const { seq, at, operatorId, action, subject, before, after, previousHash } = entry;
  const said = [previousHash, seq, at.toISOString(), operatorId, action, subject];
  return sha256(JSON.stringify([...said, sorted(before), sorted(after)]));
}

/** The hash that stands in the log for a value of a person. */
export function personalHash(salt: string, value: string): string {
  return sha256(`${salt} ${value}`);
}

/**
 * A text as the database can keep it, so that what is read is what was hashed: no NUL, which it refuses, and no
 * half of a character, which it would replace.
 */
export function keepable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sorted(values: AuditValues): [string, AuditValue][] {
  return keysOf(values)
    .toSorted()
    .map((key) => [key, values[key] ?? null]);
}
