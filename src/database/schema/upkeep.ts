import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { BackupFault } from '#domain/admin/backup-check.ts';
import type { ErasureState } from '#domain/people/erasure.ts';
import { moment } from './columns.ts';

/** How often somebody did something lately, for limits that hold across replicas; lost with a crash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** Up to when a list of the payment provider has been compared with our orders (decisions/0011). */
export const reconciliations = pgTable('reconciliations', {
  list: text('list').primaryKey(),
  comparedUntil: moment('compared_until').notNull(),
});

/** What each attempt to restore the nightly backup found (rules 78). */
export const backupChecks = pgTable(
  'backup_checks',
  {
    id: uuid('id').primaryKey(),
    endedAt: moment('ended_at').notNull(),
    /** The name of the file in its folder; null where there was none. */
    file: text('file'),
    /** When the backup was made, as its first line says; null where it could not be read. */
    madeAt: moment('made_at'),
    /** Of the backup; 0 where it could not be read. */
    rows: integer('rows').notNull(),
    /** How long the check took, in milliseconds. */
    durationMs: integer('duration_ms').notNull(),
    /** Everything that did not fit, at most so many of each kind; empty where all of it did. */
    faults: jsonb('faults').$type<BackupFault[]>().notNull(),
  },
  (table) => [index('backup_checks_age').on(table.endedAt)],
);

/** Runs of the jobs that repeat by themselves: when each ended, how, and what it took away; kept 90 days. */
export const upkeepRuns = pgTable(
  'upkeep_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    job: text('job').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at').notNull(),
    outcome: text('outcome').$type<'done' | 'failed'>().notNull(),
    /** Records by their kind that it took away, of the job that does. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [
    check('upkeep_runs_outcome', sql`${table.outcome} in ('done', 'failed')`),
    index('upkeep_runs_job').on(table.job, table.endedAt),
    index('upkeep_runs_age').on(table.endedAt),
  ],
);

/**
 * Whose data were erased, and whose are about to be (rules 76). A restore carries this list over and begins
 * anew what the backup does not know: by the keyed hash a restored person is known again. It stays as long as
 * the log of changes.
 */
export const erasures = pgTable(
  'erasures',
  {
    /** Of the form that asked for it and of the address: the same form with another address is another request. */
    id: uuid('id').primaryKey(),
    /** Of the address, under a key of the shop alone. */
    addressHash: text('address_hash').notNull(),
    /** While it is under way, so that any program can end it; null before and after. */
    address: text('address'),
    state: text('state').$type<ErasureState>().notNull(),
    operatorId: uuid('operator_id').notNull(),
    /** What came later than this stays: the same person may be a customer again. */
    askedAt: moment('asked_at').notNull(),
    endedAt: moment('ended_at'),
    /** Rows that were erased or emptied. */
    erased: integer('erased').notNull().default(0),
  },
  (table) => [
    check('erasures_state', sql`${table.state} in ('running', 'waiting', 'done')`),
    check('erasures_ended', sql`(${table.state} = 'done') = (${table.endedAt} is not null)`),
    check('erasures_address', sql`(${table.state} = 'running') = (${table.address} is not null)`),
    uniqueIndex('erasures_one_running')
      .on(table.address)
      .where(sql`${table.address} is not null`),
    index('erasures_age').on(table.askedAt, table.id),
    index('erasures_open')
      .on(table.askedAt)
      .where(sql`${table.state} <> 'done'`),
  ],
);

/** Secrets that the shop draws for itself, once, and that all its replicas share. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
