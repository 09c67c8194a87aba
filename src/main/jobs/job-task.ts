import type { Task } from 'graphile-worker';
import type { Logger } from 'pino';
import { type JobName, isNoted } from '#database/jobs/jobs.ts';
import { recordRun } from '#database/jobs/upkeep-runs.ts';
import type { Services } from '#flows/services.ts';
import type { JobDefinition, JobEnd } from '#jobs/define-job.ts';
import { snapshotServices } from '#main/services/snapshot-services.ts';
import { withLogContext } from '#main/watch/log.ts';

/** What a job is done with. */
interface Means {
  services: Services;
  log: Logger;
}

/**
 * The task of a job, which does its work for the shop as it is when it begins: with one line in the log for each
 * attempt, and a note of how each run ended where the page of duties shows it. A task that is still at work when the
 * program has waited long enough for its end is left, and the queue gets its job back.
 */
export function jobTask(job: JobDefinition, { services, log }: Means): Task {
  const run = async (payload: unknown) => job.run(await snapshotServices(services), payload);
  return (payload, helpers) => {
    const { id, attempts: attempt, max_attempts: most } = helpers.job;
    return withLogContext({ job: job.name, jobId: id }, async () => {
      const begunAt = performance.now();
      const note = (outcome: string) => ({
        attempt,
        outcome,
        ms: Math.round(performance.now() - begunAt),
      });
      try {
        const work = () => runAndNote(job.name, services, () => run(payload));
        const { outcome } = await untilAborted(helpers.abortSignal, work);
        if (outcome === 'done') log.info(note('done'), 'job');
        else log.warn(note('what it is about is gone'), 'job');
      } catch (error) {
        const isLast = attempt >= most;
        log[isLast ? 'error' : 'warn'](
          { ...note(isLast ? 'failed for good' : 'later'), err: error },
          'job',
        );
        throw error;
      }
    });
  };
}

/** That a run could not be noted fails the job no more than it had failed. */
async function runAndNote(
  job: JobName,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  run: () => Promise<JobEnd>,
): Promise<JobEnd> {
  if (!isNoted(job)) return run();
  const startedAt = clock();
  const note = (outcome: 'done' | 'failed', counts = {}) =>
    recordRun(db, { job, startedAt, endedAt: clock(), outcome, counts }).catch(() => {});
  try {
    const end = await run();
    await note('done', end.outcome === 'done' ? end.counts : {});
    return end;
  } catch (error) {
    await note('failed');
    throw error;
  }
}

async function untilAborted<Done>(
  signal: AbortSignal | undefined,
  action: () => Promise<Done>,
): Promise<Done> {
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new Error('The program is closing.'));
  signal?.addEventListener('abort', leave);
  try {
    return await Promise.race([action(), left]);
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}
