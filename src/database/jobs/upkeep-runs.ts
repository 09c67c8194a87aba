import { sql } from 'drizzle-orm';
import type { Queryable } from '#database/client.ts';
import { type NotedJob, notedJobs } from '#database/jobs/jobs.ts';
import { upkeepRuns } from '#database/schema/upkeep.ts';

export type UpkeepRun = Omit<typeof upkeepRuns.$inferSelect, 'id' | 'job'> & { job: NotedJob };

/** Notes how a run ended. */
export async function recordRun(db: Queryable, run: UpkeepRun): Promise<void> {
  await db.insert(upkeepRuns).values(run);
}

/** The last run of each job; none of those that never ran. */
export async function lastRuns(db: Queryable): Promise<UpkeepRun[]> {
  const found = await Promise.all(
    notedJobs.map(async (job) => {
      const [run] = await db
        .select()
        .from(upkeepRuns)
        .where(sql`${upkeepRuns.job} = ${job}`)
        .orderBy(sql`${upkeepRuns.endedAt} desc`)
        .limit(1);
      return run && { ...run, job };
    }),
  );
  return found.filter((run) => run !== undefined);
}

/** What runs of a job have taken away since a moment, by kind: a night may take several. */
export async function takenAway(
  db: Queryable,
  job: NotedJob,
  since: Date,
): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ kind: string; n: string }>(sql`
    select key as kind, sum(value::bigint) as n from upkeep_runs, jsonb_each_text(counts)
    where job = ${job} and ended_at >= ${since.toISOString()}::timestamptz group by 1`);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]));
}
