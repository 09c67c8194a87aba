import { deleteArticleVersions } from '#database/articles/article-versions.ts';
import { cutAudit, forgetAudited } from '#database/audit/audit.ts';
import { deleteBulkActions } from '#database/orders/bulk-actions.ts';
import { deleteGeneratorBatches } from '#database/generators/generator-batches.ts';
import { keepFunnel } from '#database/figures/funnel.ts';
import { listInvoices } from '#database/payments/payment-records.ts';
import { addJob } from '#database/jobs/jobs.ts';
import {
  closeOrderPages,
  deleteAccounts,
  deleteAnomalies,
  deleteMessages,
  deleteInvitations,
  deleteLeftEmails,
  deleteBackupChecks,
  deleteKeptForms,
  deleteOperatorLinks,
  deletePasskeyChallenges,
  deleteSessionTraces,
  deleteFunnelCounts,
  deletePendingActions,
  deletePageCounts,
  deletePaymentEvents,
  deleteApiCalls,
  deleteRuns,
  deleteRateLimits,
  deleteUnpublishedReviews,
  deleteSentEmails,
  deleteUnpaidOrders,
  deleteWithdrawals,
  listOldAccounts,
} from '#database/people/retention.ts';
import {
  deleteWebhookDeliveries,
  deleteWebhookEvents,
  deleteWebhookReceivers,
} from '#database/webhooks/webhook-deliveries.ts';
import { deleteLeftImports } from '#database/reviews/review-imports.ts';
import { keysOf } from '#domain/records.ts';
import { deleteErasures, listOldErasures } from '#database/people/erasures.ts';
import { type RetentionLimits, type TakenAway, retentionLimits } from '#domain/shop/retention.ts';
import { erasureKey } from './erasure-file.ts';
import { clearPictures } from '#flows/pictures/stored-picture.ts';
import { invoiceKeys } from '#flows/payments/invoices.ts';
import type { Services } from '#flows/services.ts';

/** Records of one statement. */
const CHUNK = 500;
/** Orders of which the files go as well, one by one. */
const FILE_CHUNK = 50;
/** Statements for one kind of record in one job, so that it lasts a minute at most. */
const CHUNKS = 20;

type Needed = Pick<Services, 'db' | 'mail' | 'storage' | 'clock'>;

/**
 * Takes away what is no longer needed, kind by kind (rules 24). Meant for the job queue,
 * daily; where more is left than one job should do, another goes on at once.
 * @returns how many of each kind it took away; none of a kind of which there was nothing
 */
export async function keepRetention(services: Needed): Promise<Partial<Record<TakenAway, number>>> {
  const { db, clock } = services;
  const now = clock();
  const limits = retentionLimits(now);
  const kinds = kindsOf(services, limits);
  // Before any order goes. Looks back twice as long as unpaid orders stay: the job may have missed days.
  await keepFunnel(db, new Date(2 * limits.unpaidOrders.getTime() - now.getTime()));
  const counts = new Map<TakenAway, number>();
  let isDone = true;
  const tidy = async (kind: TakenAway, some: () => Promise<number>, chunk: number) => {
    const done = await inChunks(some, chunk);
    if (done.n > 0) counts.set(kind, done.n);
    if (!done.isAll) isDone = false;
  };
  await tidy('accounts', () => forgetAccounts(services, limits.accounts), FILE_CHUNK);
  await tidy('erasures', () => forgetErasures(services, limits.audit), FILE_CHUNK);
  for (const kind of keysOf(kinds)) await tidy(kind, kinds[kind], CHUNK);
  // Last: it looks through all texts, and data of people must not wait for that.
  const pictures = await clearPictures(services, limits.pictures);
  if (pictures > 0) counts.set('pictures', pictures);
  if (!isDone) await addJob(db, 'keep-retention', {}, { key: 'keep-retention-rest' });
  return Object.fromEntries(counts);
}

/** What is taken away with no files of its own, each by one statement. */
function kindsOf({ db, mail, clock }: Needed, limits: RetentionLimits) {
  const now = clock();
  const unpaid = { made: limits.unpaidOrders, closed: limits.closedCheckouts };
  return {
    unpaidOrders: () => deleteUnpaidOrders(db, unpaid, CHUNK),
    anomalies: () => deleteAnomalies(db, limits.accounts, CHUNK),
    withdrawals: () => deleteWithdrawals(db, limits.accounts, CHUNK),
    orderPages: () => closeOrderPages(db, limits.orderPages, CHUNK),
    messages: () => deleteMessages(db, limits.messages, CHUNK),
    invitations: () => deleteInvitations(db, limits.messages, CHUNK),
    reviews: () => deleteUnpublishedReviews(db, limits.messages, CHUNK),
    emails: () => deleteSentEmails(db, limits.messages, CHUNK),
    leftEmails: () => deleteLeftEmails(db, limits.messages, CHUNK),
    outbox: () => mail.forget(limits.messages, CHUNK),
    notifications: () => deletePaymentEvents(db, limits.notifications, CHUNK),
    bulkActions: () => deleteBulkActions(db, limits.notifications, CHUNK),
    generatorBatches: () => deleteGeneratorBatches(db, limits.messages, CHUNK),
    backupChecks: () => deleteBackupChecks(db, limits.notifications, CHUNK),
    leftImports: () => deleteLeftImports(db, limits.leftImports, CHUNK),
    articleVersions: () => deleteArticleVersions(db, limits.messages, CHUNK),
    limits: () => deleteRateLimits(db, now, CHUNK),
    pageCounts: () => deletePageCounts(db, limits.counts, CHUNK),
    funnelCounts: () => deleteFunnelCounts(db, limits.counts, CHUNK),
    sessions: () => deleteSessionTraces(db, limits.operatorTraces, CHUNK),
    links: () => deleteOperatorLinks(db, limits.operatorTraces, CHUNK),
    challenges: () => deletePasskeyChallenges(db, now, CHUNK),
    keptForms: () => deleteKeptForms(db, now, CHUNK),
    pendingActions: () => deletePendingActions(db, limits.pendingActions, CHUNK),
    webhookDeliveries: () => deleteWebhookDeliveries(db, limits.webhooks, CHUNK),
    webhookEvents: () => deleteWebhookEvents(db, limits.webhooks, CHUNK),
    webhookReceivers: () => deleteWebhookReceivers(db, limits.webhooks, CHUNK),
    apiCalls: () => deleteApiCalls(db, limits.apiCalls, CHUNK),
    logValues: () => forgetAudited(db, limits.orderPages, CHUNK),
    log: () => cutAudit(db, { before: limits.audit, now }, CHUNK),
    runs: () => deleteRuns(db, limits.notifications, CHUNK),
  } satisfies Record<
    Exclude<TakenAway, 'accounts' | 'erasures' | 'pictures'>,
    () => Promise<number>
  >;
}

/** How many of a kind went, and whether those are all that were too old. */
async function inChunks(
  some: () => Promise<number>,
  chunk: number,
): Promise<{ n: number; isAll: boolean }> {
  let n = 0;
  for (let i = 0; i < CHUNKS; i += 1) {
    const gone = await some();
    n += gone;
    if (gone < chunk) return { n, isAll: true };
  }
  return { n, isAll: false };
}

/** The list of erasures; that of the storage goes first. */
async function forgetErasures({ db, storage }: Needed, before: Date): Promise<number> {
  const ids = await listOldErasures(db, before, FILE_CHUNK);
  for (const id of ids) await storage.delete(erasureKey(id));
  await deleteErasures(db, ids);
  return ids.length;
}

/** The files go first: where the storage is away, the rows still tell of them the next time. */
async function forgetAccounts(services: Needed, before: Date): Promise<number> {
  const { db, storage } = services;
  const ids = await listOldAccounts(db, before, FILE_CHUNK);
  for (const id of ids) {
    const keys = (await listInvoices(db, id)).flatMap(invoiceKeys);
    for (const key of keys) await storage.delete(key);
  }
  await deleteAccounts(db, ids);
  return ids.length;
}
