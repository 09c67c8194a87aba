import { noteChange } from '#database/audit.ts';
import { retryJob } from '#database/queue/jobs.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Services } from '#flows/services.ts';

export type RepeatedJob = { ok: true } | { ok: false; problem: 'row-gone' };

/**
 * Gives a job that has failed for good all its attempts again. Every job of the shop may run twice, so one
 * that had done its work does no harm.
 */
export async function repeatJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<RepeatedJob> {
  if (!/^\d{1,18}$/.test(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<RepeatedJob> => {
    const task = await retryJob(tx, id);
    if (task === undefined) return { ok: false, problem: 'row-gone' };
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'job-retried',
      subject: id,
      after: { task },
      at: clock(),
    });
    return { ok: true };
  });
}
