import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { Role } from '#domain/admin/rights.ts';
import type { Scope } from '#domain/api/token.ts';
import { moment } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Who may sign in to the operator's section (rules 21). */
export const operators = pgTable(
  'operators',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    language: text('language').$type<Locale>().notNull().default('cs'),
    hasShortcuts: boolean('has_shortcuts').notNull().default(true),
    /** Argon2id with its parameters and salt; null until one is set. */
    passwordHash: text('password_hash'),
    /** The secret of the authenticator, in Base32; null until it is set up. */
    codeSecret: text('code_secret'),
    /** The last step of 30 seconds whose code was taken: no code is good twice. */
    codeStep: bigint('code_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    /** Since when this person is no longer let in; the row stays for the log. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    check('operators_role', sql`${table.role} in ('owner', 'editor')`),
    uniqueIndex('operators_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Passkeys of a person, each with what the browser's answer is checked by. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The id of the credential, in base64url. */
    id: text('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** As its owner calls it. */
    label: text('label').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_operator').on(table.operatorId)],
);

/** Codes for who has lost the authenticator; each is good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.hash] })],
);

/** Links that let somebody in once to set a password: the first one, an invitation, or after a loss. */
export const operatorLinks = pgTable(
  'operator_links',
  {
    /** SHA-256 of the token in the link. */
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<'first' | 'invitation' | 'recovery'>().notNull(),
    /** Whom an invitation is for. */
    email: text('email'),
    role: text('role').$type<Role>().notNull(),
    /** Whose account a link after a loss opens. */
    operatorId: uuid('operator_id').references(() => operators.id, { onDelete: 'cascade' }),
    invitedBy: uuid('invited_by').references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    check('operator_links_kind', sql`${table.kind} in ('first', 'invitation', 'recovery')`),
    index('operator_links_age').on(table.expiresAt),
    index('operator_links_operator').on(table.operatorId),
    index('operator_links_invited_by').on(table.invitedBy),
  ],
);

/** Sessions; a row that is deleted is signed out on every replica with the next request. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    /** How far signing in has come: nothing is let in before the code. */
    stage: text('stage').$type<'code' | 'enrolment' | 'open'>().notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** When password or passkey were shown last. */
    provedAt: moment('proved_at').notNull(),
    /** Browser and system, as the person would call them, and the network it came from. */
    device: text('device').notNull(),
    network: text('network').notNull(),
    /** The secret of an authenticator that is being set up in this session, in Base32; else null. */
    newSecret: text('new_secret'),
  },
  (table) => [
    check('sessions_stage', sql`${table.stage} in ('code', 'enrolment', 'open')`),
    index('sessions_operator').on(table.operatorId),
    index('sessions_seen').on(table.seenAt),
  ],
);

/** What a passkey has to sign, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Whose it is; null for signing in, where nobody is known yet. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_age').on(table.expiresAt),
    index('passkey_challenges_session').on(table.sessionId),
  ],
);

/** Forms that were posted after the session had ended or before a proof, until they are filled in again. */
export const keptForms = pgTable(
  'kept_forms',
  {
    /** SHA-256 of the token in the cookie of that browser. */
    hash: text('hash').primaryKey(),
    /** Of the page that it was posted to. */
    path: text('path').notNull(),
    fields: jsonb('fields').$type<[string, string][]>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('kept_forms_age').on(table.expiresAt)],
);

/** A list with its filters, under a name; each person has their own. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The query of the list's address, without the place in it. */
    query: text('query').notNull(),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.operatorId, table.name)],
);

/** Tokens by which programs call the shop (rules 73). A row stays for the log, also when its token is dead. */
export const apiTokens = pgTable(
  'api_tokens',
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
  (table) => [index('api_tokens_age').on(table.createdAt)],
);

/** Calls of programs that were answered, so that the same once more has the same answer (rules 73). */
export const apiCalls = pgTable(
  'api_calls',
  {
    tokenId: uuid('token_id')
      .notNull()
      .references(() => apiTokens.id, { onDelete: 'cascade' }),
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
    index('api_calls_age').on(table.createdAt),
  ],
);
