import type { JobName } from '#database/jobs/jobs.ts';
import { publishDueArticlesJob, runGeneratorBatchJob } from './articles.ts';
import { importReviewsJob, inviteToReviewJob } from './reviews.ts';
import { type JobDefinition, type WorkerGroup, crontabLines } from './define-job.ts';
import { mailAuditHeadJob, readMailboxJob, sendEmailJob } from './emails.ts';
import {
  executeActionJob,
  findOrderLinkJob,
  offerWhenLateJob,
  runBulkActionJob,
  takeWithdrawalJob,
} from './orders.ts';
import { checkPaymentJob, reconcilePaymentsJob, refundOrderJob } from './payments.ts';
import {
  applyErasuresJob,
  erasePersonJob,
  forgetSecretsJob,
  keepRetentionJob,
  checkBackupJob,
} from './upkeep.ts';

const definitions = {
  'check-payment': checkPaymentJob,
  'refund-order': refundOrderJob,
  'take-withdrawal': takeWithdrawalJob,
  'execute-action': executeActionJob,
  'send-email': sendEmailJob,
  'find-order-link': findOrderLinkJob,
  'invite-to-review': inviteToReviewJob,
  'publish-due-articles': publishDueArticlesJob,
  'read-mailbox': readMailboxJob,
  'run-bulk-action': runBulkActionJob,
  'import-reviews': importReviewsJob,
  'run-generator-batch': runGeneratorBatchJob,
  'forget-secrets': forgetSecretsJob,
  'erase-person': erasePersonJob,
  'check-backup': checkBackupJob,
  'keep-retention': keepRetentionJob,
  'apply-erasures': applyErasuresJob,
  'mail-audit-head': mailAuditHeadJob,
  'reconcile-payments': reconcilePaymentsJob,
  'offer-when-late': offerWhenLateJob,
} satisfies { [Name in JobName]: JobDefinition<Name> };

/** Every job of the shop. */
export const jobDefinitions: readonly JobDefinition[] = Object.values(definitions);

/** The jobs that a group of workers does. */
export function jobsOf(group: WorkerGroup): JobDefinition[] {
  return jobDefinitions.filter((job) => job.group === group);
}

/** When each job runs that repeats by itself. */
export const crontab = `\n${jobDefinitions.flatMap(crontabLines).join('\n')}\n`;
