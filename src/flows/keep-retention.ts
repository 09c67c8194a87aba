import { addJob } from '#database/jobs.ts';
import {
  closeOrderPages,
  deleteAccounts,
  deleteAnomalies,
  deleteEnquiries,
  deletePaymentEvents,
  deleteRateLimits,
  deleteSentLetters,
  deleteUnpaidOrders,
} from '#database/retention.ts';
import { retentionLimits } from '#domain/retention.ts';
import type { Services } from './services.ts';

/** Records of one statement. */
const BATCH = 500;
/** Statements for one kind of record in one job, so that it lasts a minute at most. */
const BATCHES = 20;

/**
 * Takes away what is no longer needed, kind by kind (decision 24; research: domain 3.6). Meant for the
 * job queue, daily; where more is left than one job should do, another goes on at once.
 */
export async function keepRetention({
  db,
  mail,
  clock,
}: Pick<Services, 'db' | 'mail' | 'clock'>): Promise<void> {
  const now = clock();
  const limits = retentionLimits(now);
  const unpaid = { made: limits.unpaidOrders, closed: limits.closedCheckouts };
  const kinds = [
    () => deleteUnpaidOrders(db, unpaid, BATCH),
    () => deleteAccounts(db, limits.accounts, BATCH),
    () => deleteAnomalies(db, limits.accounts, BATCH),
    () => closeOrderPages(db, limits.orderPages, BATCH),
    () => deleteEnquiries(db, limits.messages, BATCH),
    () => deleteSentLetters(db, limits.messages, BATCH),
    () => mail.forget(limits.messages, BATCH),
    () => deletePaymentEvents(db, limits.notifications, BATCH),
    () => deleteRateLimits(db, now, BATCH),
  ];
  let isDone = true;
  for (const tidy of kinds) if (!(await inBatches(tidy))) isDone = false;
  if (!isDone) await addJob(db, 'keep-retention', {}, { key: 'keep-retention-rest' });
}

/** False where some are left. */
async function inBatches(tidy: () => Promise<number>): Promise<boolean> {
  for (let i = 0; i < BATCHES; i += 1) if ((await tidy()) < BATCH) return true;
  return false;
}
