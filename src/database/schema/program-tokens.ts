import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '#domain/program/token.ts';
import { moment } from './columns.ts';

/** Tokens by which programs call the shop (rules 73). A row stays for the log, also when its token is dead. */
export const programTokens = pgTable(
  'program_tokens',
  {
    /** Of the form that made it: pressed twice it is one. */
    id: uuid('id').primaryKey(),
    /** As the owner calls it; histories and the log of changes name it by this. */
    name: text('name').notNull(),
    /** SHA-256 of the secret. */
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    /** The last day in Prague on which it holds; null for no end. */
    lastDay: date('last_day'),
    madeBy: uuid('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last day in Prague on which it was used. */
    usedDay: date('used_day'),
    revokedAt: moment('revoked_at'),
    /** The secret, sealed, for the minutes in which the form that made it shows it again; then null. */
    sealed: text('sealed'),
  },
  (table) => [index('program_tokens_age').on(table.createdAt)],
);

/** Calls of programs that were answered, so that the same once more has the same answer (rules 73). */
export const programCalls = pgTable(
  'program_calls',
  {
    tokenId: uuid('token_id')
      .notNull()
      .references(() => programTokens.id, { onDelete: 'cascade' }),
    /** The header Idempotency-Key. */
    key: text('key').notNull(),
    /** SHA-256 of what was asked: address, version and body. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    /** The answer, which says nothing about people. */
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenId, table.key] }),
    index('program_calls_age').on(table.createdAt),
  ],
);
