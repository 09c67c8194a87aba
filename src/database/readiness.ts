import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queryable } from './client.ts';
import { firstRunAt } from '#database/queue/jobs.ts';

/** What tells whether the database is fit for this program. */
export interface Readiness {
  /** The newest migration that was applied, in milliseconds since 1970. */
  migratedTo: number;
  /** Since when the job that waits longest could have been done, e-mails left out; undefined where none is due. */
  dueSince: Date | undefined;
}

/** The newest of the migrations in a folder, in milliseconds since 1970. */
export function newestMigration(folder: string): number {
  const files = readMigrationFiles({ migrationsFolder: folder });
  return Math.max(0, ...files.map(({ folderMillis }) => folderMillis));
}

/** Asks in one go, along indexes: a probe comes every few seconds from every load balancer. */
export async function readReadiness(db: Queryable): Promise<Readiness> {
  const { rows } = await db.execute<{ migrated_to: string | null; due_since: string | null }>(sql`
    select
      (select max(created_at) from drizzle.__drizzle_migrations)::text as migrated_to,
      (extract(epoch from ${firstRunAt('send-email')}) * 1000)::text as due_since`);
  const [row] = rows;
  const due = row?.due_since ? new Date(Number(row.due_since)) : undefined;
  return {
    migratedTo: Number(row?.migrated_to ?? 0),
    dueSince: due && due.getTime() <= Date.now() ? due : undefined,
  };
}
