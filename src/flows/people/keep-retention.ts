import { cutAudit, forgetAudited } from '#database/audit-upkeep.ts';
import { deleteBatches } from '#database/batches.ts';
import { keepFunnel } from '#database/funnel.ts';
import { listInvoices } from '#database/invoices.ts';
import { addJob } from '#database/queue/jobs.ts';
import {
  closeOrderPages,
  deleteAccounts,
  deleteAnomalies,
  deleteEnquiries,
  deleteInvitations,
  deleteLeftEmails,
  deleteProofs,
  deleteKeptForms,
  deleteOperatorLinks,
  deletePasskeyChallenges,
  deleteSessionTraces,
  deleteFunnelCounts,
  deleteIntents,
  deletePageCounts,
  deletePaymentEvents,
  deleteProgramCalls,
  deleteRateLimits,
  deleteUnpublishedReviews,
  deleteSentEmails,
  deleteUnpaidOrders,
  deleteWithdrawals,
  listOldAccounts,
} from '#database/retention.ts';
import {
  deleteWebhookDeliveries,
  deleteWebhookEvents,
  deleteWebhookReceivers,
} from '#database/webhook-retention.ts';
import { deleteLeftImports } from '#database/review-imports.ts';
import { retentionLimits } from '#domain/retention.ts';
import { invoiceKeys } from '#flows/payments/invoice-file.ts';
import type { Services } from '#flows/services.ts';

/** Records of one statement. */
const BATCH = 500;
/** Orders of which the files go as well, one by one. */
const FILE_BATCH = 50;
/** Statements for one kind of record in one job, so that it lasts a minute at most. */
const BATCHES = 20;

type Needed = Pick<Services, 'db' | 'mail' | 'storage' | 'clock'>;

/**
 * Takes away what is no longer needed, kind by kind (rules 24). Meant for the job queue,
 * daily; where more is left than one job should do, another goes on at once.
 */
export async function keepRetention(services: Needed): Promise<void> {
  const { db, mail, clock } = services;
  const now = clock();
  const limits = retentionLimits(now);
  const unpaid = { made: limits.unpaidOrders, closed: limits.closedCheckouts };
  const kinds = [
    () => deleteUnpaidOrders(db, unpaid, BATCH),
    () => deleteAnomalies(db, limits.accounts, BATCH),
    () => deleteWithdrawals(db, limits.accounts, BATCH),
    () => closeOrderPages(db, limits.orderPages, BATCH),
    () => deleteEnquiries(db, limits.messages, BATCH),
    () => deleteInvitations(db, limits.messages, BATCH),
    () => deleteUnpublishedReviews(db, limits.messages, BATCH),
    () => deleteSentEmails(db, limits.messages, BATCH),
    () => deleteLeftEmails(db, limits.messages, BATCH),
    () => mail.forget(limits.messages, BATCH),
    () => deletePaymentEvents(db, limits.notifications, BATCH),
    () => deleteBatches(db, limits.notifications, BATCH),
    () => deleteProofs(db, limits.notifications, BATCH),
    () => deleteLeftImports(db, limits.leftImports, BATCH),
    () => deleteRateLimits(db, now, BATCH),
    () => deletePageCounts(db, limits.counts, BATCH),
    () => deleteFunnelCounts(db, limits.counts, BATCH),
    () => deleteSessionTraces(db, limits.operatorTraces, BATCH),
    () => deleteOperatorLinks(db, limits.operatorTraces, BATCH),
    () => deletePasskeyChallenges(db, now, BATCH),
    () => deleteKeptForms(db, now, BATCH),
    () => deleteIntents(db, limits.intents, BATCH),
    () => deleteWebhookDeliveries(db, limits.webhooks, BATCH),
    () => deleteWebhookEvents(db, limits.webhooks, BATCH),
    () => deleteWebhookReceivers(db, limits.webhooks, BATCH),
    () => deleteProgramCalls(db, limits.programCalls, BATCH),
    () => forgetAudited(db, limits.orderPages, BATCH),
    () => cutAudit(db, { before: limits.audit, now }, BATCH),
  ];
  // Before any order goes. Looks back twice as long as unpaid orders stay: the job may have missed days.
  await keepFunnel(db, new Date(2 * limits.unpaidOrders.getTime() - now.getTime()));
  let isDone = await inBatches(() => forgetAccounts(services, limits.accounts), FILE_BATCH);
  for (const tidy of kinds) if (!(await inBatches(tidy, BATCH))) isDone = false;
  if (!isDone) await addJob(db, 'keep-retention', {}, { key: 'keep-retention-rest' });
}

/** False where some are left. */
async function inBatches(tidy: () => Promise<number>, batch: number): Promise<boolean> {
  for (let i = 0; i < BATCHES; i += 1) if ((await tidy()) < batch) return true;
  return false;
}

/** The files go first: where the storage is away, the rows still tell of them the next time. */
async function forgetAccounts(services: Needed, before: Date): Promise<number> {
  const { db, storage } = services;
  const ids = await listOldAccounts(db, before, FILE_BATCH);
  for (const id of ids) {
    const keys = (await listInvoices(db, id)).flatMap(invoiceKeys);
    for (const key of keys) await storage.delete(key);
  }
  await deleteAccounts(db, ids);
  return ids.length;
}
