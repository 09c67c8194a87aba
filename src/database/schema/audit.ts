import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Every change that somebody made in the operator's section, chained: each row holds the hash of the one
 * before, so that a row changed behind the program's back shows (`npm run audit:verify`). What is said of
 * people is not in it, only its salted hash; triggers of the database refuse changes, and that anything of
 * the last ten years is taken away.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Without a gap. */
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Who; null for the program itself. No reference: the log outlives the account. */
    operatorId: uuid('operator_id'),
    /** What was done, as `domain/admin/audit.ts` names it. */
    action: text('action').notNull(),
    /** To what: the id of an order, of a person. */
    subject: text('subject').notNull(),
    /** What it was before and is after; values about people as `{ "hash": … }`. */
    before: jsonb('before').$type<AuditValues>().notNull(),
    after: jsonb('after').$type<AuditValues>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_entries_age').on(table.at),
    index('audit_entries_subject').on(table.subject, table.seq),
    index('audit_entries_operator').on(table.operatorId, table.seq),
    index('audit_entries_action').on(table.action, table.seq),
  ],
);

/** A value of the log: as it is, or the salted hash of what was said of a person. */
export type AuditValue = string | number | boolean | null | { hash: string };
export type AuditValues = Record<string, AuditValue>;

/** The values about people behind the hashes of the log; a row can be erased, and the chain still holds. */
export const auditPersonal = pgTable(
  'audit_personal',
  {
    seq: bigint('seq', { mode: 'number' })
      .notNull()
      .references(() => auditEntries.seq, { onDelete: 'cascade' }),
    /** `before.email`, `after.name`. */
    path: text('path').notNull(),
    salt: text('salt').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seq, table.path] }),
    // Of the beginning alone: an index takes no long texts.
    index('audit_personal_value').on(sql`lower(left(${table.value}, 200))`),
  ],
);
