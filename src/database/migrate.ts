import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migrateTables } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { takeOverCarried } from '#database/people/carry-erasures.ts';
import { firstRunAt } from '#database/jobs/jobs.ts';
import { type Database, type Queryable, openDatabase } from './client.ts';
import { locks } from './locks.ts';

const OF_ANOTHER_COMMIT =
  'the tables of this database were made by another commit of the program, so begin anew with an empty database (another DATA_DIR or DATABASE_URL), or stay on that commit.';

/**
 * Brings tables and job queue to the state this program needs. Safe to call at every start and by
 * several programs at once.
 * @param folder the generated SQL; by default the one beside this file
 * @returns whether the database was new: of several programs that start at once, one hears so
 * @throws Error for the operator where other migrations made the tables; then nothing in it is touched
 */
export async function migrate(
  url: string,
  folder = fileURLToPath(new URL('./migrations', import.meta.url)),
): Promise<{ isNew: boolean }> {
  const { db, pool, close } = openDatabase(url, () => {}, 0);
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [locks.migration]);
    const applied = await readApplied(db);
    if (!isBegunBy(folder, applied ?? [])) throw new Error(OF_ANOTHER_COMMIT);
    await migrateTables(db, { migrationsFolder: folder });
    await runMigrations({ pgPool: pool });
    await takeOverCarried(lock);
    return { isNew: applied === undefined };
  } finally {
    lock.release(true);
    await close();
  }
}

type Applied = Record<'hash' | 'created_at', string>;

/** The migrations of a database in their sequence; undefined where there never were any. */
async function readApplied(db: Database): Promise<Applied[] | undefined> {
  const journal = 'drizzle.__drizzle_migrations';
  const known = await db.execute(sql`select where to_regclass(${journal}) is not null`);
  if (known.rowCount === 0) return undefined;
  const { rows } = await db.execute<Applied>(
    sql`select hash, created_at from ${sql.raw(journal)} order by created_at`,
  );
  return rows;
}

/** Whether a database has ours, all or the first of them; a newer version of the program may have added more. */
function isBegunBy(folder: string, applied: readonly Applied[]): boolean {
  const ours = readMigrationFiles({ migrationsFolder: folder });
  return ours.slice(0, applied.length).every(({ hash, folderMillis }, i) => {
    const one = applied[i];
    return one?.hash === hash && Number(one.created_at) === folderMillis;
  });
}

/** What tells whether the database is fit for this program. */
export interface Readiness {
  /** The newest migration that was applied, in milliseconds since 1970. */
  migratedTo: number;
  /** Since when the job that waits longest could have been done, e-mails left out; undefined where none is due. */
  dueSince: Date | undefined;
}

/** The newest of the migrations in a folder, in milliseconds since 1970. */
export function findNewestMigration(folder: string): number {
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
