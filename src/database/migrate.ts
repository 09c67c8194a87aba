import { fileURLToPath } from 'node:url';
import { migrate as migrateTables } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { takeOverCarried } from '#database/people/carry-erasures.ts';
import { openDatabase } from './client.ts';
import { locks } from '#database/locks.ts';

/**
 * Brings tables and job queue to the state this program needs. Safe to call at every start and by
 * several programs at once.
 * @param folder the generated SQL; by default the one beside this file
 * @returns whether the database was new: of several programs that start at once, one hears so
 */
export async function migrate(
  url: string,
  folder = fileURLToPath(new URL('./migrations', import.meta.url)),
): Promise<{ isNew: boolean }> {
  const { db, pool, close } = openDatabase(url, () => {}, 0);
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [locks.migration]);
    const known = await lock.query(`select to_regclass('drizzle.__drizzle_migrations') as found`);
    await migrateTables(db, { migrationsFolder: folder });
    await runMigrations({ pgPool: pool });
    await takeOverCarried(lock);
    return { isNew: known.rows[0]?.found === null };
  } finally {
    lock.release(true);
    await close();
  }
}
