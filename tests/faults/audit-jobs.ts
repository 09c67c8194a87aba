import { z } from 'zod';
import type { Stage } from './stage.ts';

const jobShape = z.object({
  task_identifier: z.string(),
  is_due: z.boolean(),
  is_given_up: z.boolean(),
  last_error: z.string().nullable(),
});
export type Job = z.infer<typeof jobShape>;

/** Jobs that wait, or that were given up. */
export async function readJobs({ books }: Pick<Stage, 'books'>): Promise<Job[]> {
  return z.array(jobShape).parse(
    await books(`select task_identifier, last_error, attempts >= max_attempts as is_given_up,
        locked_at is not null or run_at < now() - interval '2 seconds' as is_due
      from graphile_worker.jobs`),
  );
}

const mustEnd = new Set(['send-email', 'refund-order']);

/** Tried once, because the next minute brings the next: a try that a crash has cut off is no loss. */
const comesEachMinute = new Set(['publish-due-articles', 'read-mailbox']);

function isCutOff({ task_identifier, last_error, is_given_up }: Job): boolean {
  return is_given_up && last_error === null && comesEachMinute.has(task_identifier);
}

/** E-mails and refunds are done; looks at unpaid orders may be planned, but none may be overdue. */
export function compareJobs(jobs: readonly Job[], found: { lost: string[]; open: string[] }): void {
  for (const job of jobs.filter((each) => !isCutOff(each))) {
    const name = `job ${job.task_identifier}${job.last_error ? `: ${job.last_error}` : ''}`;
    if (job.is_given_up) found.lost.push(name);
    else if (job.is_due || mustEnd.has(job.task_identifier)) found.open.push(name);
  }
}
