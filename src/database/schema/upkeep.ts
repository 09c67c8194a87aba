import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { ProofFault } from '#domain/operator/backup-proof.ts';
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
export const backupProofs = pgTable(
  'backup_proofs',
  {
    id: uuid('id').primaryKey(),
    endedAt: moment('ended_at').notNull(),
    /** The name of the file in its folder; null where there was none. */
    file: text('file'),
    /** When the backup was made, as its first line says; null where it could not be read. */
    madeAt: moment('made_at'),
    /** Of the backup; 0 where it could not be read. */
    rows: integer('rows').notNull(),
    /** How long the proof took, in milliseconds. */
    durationMs: integer('duration_ms').notNull(),
    /** Everything that did not fit, at most so many of each kind; empty where all of it did. */
    faults: jsonb('faults').$type<ProofFault[]>().notNull(),
  },
  (table) => [index('backup_proofs_age').on(table.endedAt)],
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
