import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { locks } from '#database/locks.ts';
import { enqueueEach } from '#database/jobs/jobs.ts';
import { jobDefinitions } from './registry.ts';

/**
 * Queues every job that is unfinished according to what is stored and is not in the queue: after a restore the queue
 * is empty, and a job lost in any other way comes back at the next start (decisions/0010). Waiting jobs stay as they
 * are; one that has used up its attempts gets them again.
 */
export async function enqueueMissingJobs(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Replicas that start at once would else wait for each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.missingJobs})`);
    for (const { name, selectUnfinished } of jobDefinitions) {
      if (!selectUnfinished) continue;
      await tx.execute(sql`
        select ${enqueueEach(name)} from (${selectUnfinished(now)} order by key) due
        where not exists (
          select from graphile_worker.jobs where key = due.key and attempts < max_attempts)`);
    }
  });
}
