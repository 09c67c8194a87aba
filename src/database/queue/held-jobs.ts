import { sql } from 'drizzle-orm';
import type { Queryable } from '#database/client.ts';
import { locks } from '#database/locks.ts';

/** Time without a word after which a worker counts as gone whose process is connected and stands still. */
const SILENT_AFTER = '5 minutes';

/** What stands between a worker's own name and the number of its process. */
const OF = '@';

/** The name under which a worker holds jobs, by which every other process finds out whether it lives. */
export function nameWorker(own: string, process: number): string {
  return own + OF + process;
}

/** A worker that holds jobs. */
export interface Holder {
  name: string;
  /** Its process is not connected to the database. */
  isAway: boolean;
  /** It has not been heard of for a long time, whether or not it is away. */
  isSilent: boolean;
}

/**
 * The workers that hold jobs. One whose process shows its presence is there, however long its jobs last.
 * @param silentAfter an interval in the words of the database
 */
export async function listHolders(
  db: Queryable,
  silentAfter: string = SILENT_AFTER,
): Promise<Holder[]> {
  const { rows } = await db.execute<{ name: string; isAway: boolean; isSilent: boolean }>(sql`
    with present as (
      select held.objid::bigint as process, max(session.state_change) as heard_at
      from pg_locks held left join pg_stat_activity session on session.pid = held.pid
      where held.locktype = 'advisory' and held.granted and held.objsubid = 2
        and held.classid = ${locks.workers}::oid
        and held.database = (select oid from pg_database where datname = current_database())
      group by held.objid
    ), holders as (
      select distinct locked_by as name, substring(locked_by from ${`${OF}([0-9]+)$`})::bigint as process
      from graphile_worker._private_jobs where locked_by is not null
    )
    select name, present.process is null as "isAway",
      coalesce(heard_at < now() - ${silentAfter}::interval, false) as "isSilent"
    from holders left join present using (process)`);
  return rows;
}

/**
 * Returns to the queue at once the jobs that workers left unfinished, and deletes each one that had already queued
 * its successor under its own key: the queue has taken its key and its attempts away, so the job would look like one
 * that has failed for good. Of any worker, because one that ended with an error by itself is held by none. Every job
 * of the shop is queued with a key (`addJob`, `queued`), and only a successor takes it away, so no job that really
 * failed for good is among them; those that the queue schedules itself never have a key and stay.
 * @param workers the names under which they hold their jobs
 */
export async function giveBackJobs(db: Queryable, workers: readonly string[]): Promise<void> {
  const names = sql.param([...workers]);
  await db.execute(sql`select graphile_worker.force_unlock_workers(${names}::text[])`);
  await db.execute(sql`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and key is null
      and payload -> '_cron' is null`);
}
