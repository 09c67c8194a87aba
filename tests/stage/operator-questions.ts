import { listMissed } from '#database/orders/after-sales.ts';
import { listCodes, listUses } from '#database/offer/code-list.ts';
import { measureTimes } from '#database/orders/measured-times.ts';
import { listUnpromised } from '#database/orders/promised-end.ts';
import {
  countWaitingReviews,
  listReviewedServices,
  listReviews,
} from '#database/reviews/review-list.ts';
import type { ReviewFilter } from '#domain/reviews/moderation.ts';
import { listAuditOf, listAudit } from '#database/audit/audit-list.ts';
import { eraseAudited, forgetAudited } from '#database/audit/audit.ts';
import type { Database } from '#database/client.ts';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import { listLeaving } from '#database/admin/pending-list.ts';
import { listChangedOrders, listNewestOrders } from '#database/api/api-orders.ts';
import { listPersonEmails } from '#database/people/erase-person.ts';
import { listErasures } from '#database/people/erasures.ts';
import { findPerson, listObstacles } from '#database/people/find-person.ts';
import { lastRuns, takenAway } from '#database/jobs/upkeep-runs.ts';
import { listShopEmails } from '#database/emails/email-list.ts';
import {
  isOfferFormDone,
  lastOfferChange,
  listOfferChanges,
  readStoredOffer,
} from '#database/offer/offering.ts';
import { countWorkLists, listWork } from '#database/work-lists/work-lists.ts';
import { countReviews } from '#database/figures/statistics.ts';
import { enqueueEvent } from '#database/webhooks/webhook-events.ts';
import { countDeliveries } from '#database/webhooks/webhook-receivers.ts';
import {
  countReplay,
  deleteWebhookDeliveries,
  deleteWebhookEvents,
  hasReplay,
  listDeliveries,
} from '#database/webhooks/webhook-deliveries.ts';
import { claimDeliveries, listDueReceivers } from '#database/webhooks/webhook-sending.ts';
import { deletePendingActions, deleteApiCalls } from '#database/people/retention.ts';
import type { Cursor } from '#domain/list/cursor.ts';
import type { AuditFilter } from '#domain/admin/audit.ts';
import type { EmailFilter } from '#domain/emails/email-kind.ts';
import { readKinds, readPageSums, readReadingDays } from '#database/figures/reading-sums.ts';
import {
  listLedger,
  readSoldDays,
  readSoldPackages,
  readTakings,
  readTakingsOf,
} from '#database/figures/takings.ts';
import { PACKAGE_PAGES, readingKinds } from '#domain/counting/arrival.ts';
import { stepsOf } from '#domain/figures/figure-steps.ts';
import { workLists } from '#domain/admin/work-list.ts';
import { messageQuestions } from './message-plans.ts';
import { NOW, before } from './years.ts';

/** As many as the daily deletion takes at once. */
const BATCH = 500;
const FEW = 50;
const ID = '00000000-0000-4000-8000-000000000000';

const isoDay = (daysAgo: number) =>
  new Date(NOW.getTime() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10);
const month = { from: isoDay(30), to: isoDay(0) };

const reviewFilters: readonly ReviewFilter[] = [
  {},
  { state: 'rejected' },
  { origin: 'imported' },
  { platform: 'tiktok' },
  { platform: 'tiktok', language: 'en' },
  { service: 'Instagram' },
  { language: 'en' },
  { rating: 1 },
  { q: 'nikde' },
];
const furtherReviews = { side: 'after', row: `0~1735689600000000~${ID}` } as const;

/** What the operator's section, programs and receivers of webhooks ask of many rows. */
export const operatorQuestions: Record<string, (db: Database) => Promise<unknown>> = {
  'the refunds of an order that wait': (db) => listWaitingRefunds(db, ID),
  'what somebody wanted to leave the house': (db) =>
    listLeaving(db, { operatorId: ID, failedSince: NOW, most: 20 }),
  'intents to be deleted': (db) => deletePendingActions(db, before, BATCH),
  'the receivers for which something is due': (db) => listDueReceivers(db, NOW),
  'the next deliveries of a receiver': (db) => claimDeliveries(db, ID, NOW),
  'calls of a receiver, further down': (db) =>
    listDeliveries(db, ID, { state: 'failed', cursor: { side: 'after', row: '100000' } }),
  'how many deliveries wait or have failed': (db) => countDeliveries(db, BATCH),
  'what a replay would send': (db) => countReplay(db, ID, { kind: 'failed' }, BATCH),
  'a replay that was asked for': (db) => hasReplay(db, ID, ID),
  'deliveries to be deleted': (db) => deleteWebhookDeliveries(db, before, BATCH),
  'events to be deleted': (db) => deleteWebhookEvents(db, before, BATCH),
  ...Object.fromEntries(
    reviewFilters.map((values) => [
      `a page of reviews: ${JSON.stringify(values)}`,
      (db: Database) => listReviews(db, { values, cursor: furtherReviews }),
    ]),
  ),
  'the services that reviews name': (db) => listReviewedServices(db),
  'how many reviews wait': (db) => countWaitingReviews(db, 1001),
  'what was done with a review': (db) => listAuditOf(db, [ID]),
  'the newest entries of the log': (db) => listLog(db, {}),
  'the entries of somebody, further down': (db) =>
    listLog(db, { person: ID }, { side: 'after', row: '100000' }),
  'the entries of one kind, further up': (db) =>
    listLog(db, { action: 'money-back' }, { side: 'before', row: '7' }),
  'the entries about an order on a day': (db) => listLog(db, { order: 100_077, day: isoDay(30) }),
  'what the log says of a mailbox': (db) =>
    eraseAudited(db, { values: ['jana77@example.com'], subjects: [ID] }),
  'old words of the log about people': (db) => forgetAudited(db, before, BATCH),
  'what is held of a person by address': (db) => findPerson(db, ofNobody),
  'e-mails to an address': async (db) => listPersonEmails(db, await findPerson(db, ofNobody)),
  'what of a person is not finished': async (db) =>
    listObstacles(db, await findPerson(db, ofNobody), FEW),
  'a page of erasures': (db) => listErasures(db, { side: 'after', row: `1735689600000000~${ID}` }),
  'the last runs of the jobs': (db) => lastRuns(db),
  'what went last night': (db) => takenAway(db, 'keep-retention', new Date(isoDay(1))),
  'the last change of the offer': (db) => lastOfferChange(db),
  'the offer, with the prices of a year': (db) => readStoredOffer(db, NOW),
  'whether a form of the offer was sent': (db) => db.transaction((tx) => isOfferFormDone(tx, ID)),
  'a page of changes of the offer': (db) =>
    listOfferChanges(db, { cursor: { side: 'after', row: '7777' } }),
  'the changes of a package': (db) => listOfferChanges(db, { subject: 'ig-likes-7' }),
  'the changes of the ladder, further down': (db) =>
    listOfferChanges(db, { subject: 'ladder', cursor: { side: 'before', row: '7777' } }),
  'how much waits in each queue': (db) => countWorkLists(db, NOW),
  ...Object.fromEntries(
    workLists.map((queue) => [
      `a page of what waits: ${queue}`,
      (db: Database) =>
        listWork(db, queue, {
          now: NOW,
          cursor: { side: 'after', row: `1577836800000000~${ID}` },
        }),
    ]),
  ),
  'orders whose promised time is missed': (db) =>
    listMissed(db, { from: before, until: NOW, most: FEW }, { promisedAt: before, id: ID }),
  'orders without a promised time': (db) => listUnpromised(db, FEW),
  ...messageQuestions,
  'how long deliveries took': (db) => measureTimes(db, new Date(isoDay(90))),
  'the newest orders for programs': (db) =>
    listNewestOrders(db, { filter: {}, after: { at: NOW, number: 100_077 }, most: 100 }),
  'the orders of a state and a month for programs': (db) =>
    listNewestOrders(db, {
      filter: { state: 'paid', createdFrom: month.from, createdTo: month.to },
      after: { at: NOW, number: 100_077 },
      most: 100,
    }),
  'the orders that have changed for programs': (db) =>
    listChangedOrders(db, {
      filter: { changedSince: new Date(isoDay(30)) },
      after: { at: new Date(isoDay(10)), number: 77 },
      most: 100,
    }),
  'answers to programs to be deleted': (db) => deleteApiCalls(db, before, BATCH),
  'the newest e-mails': (db) => listEmails(db, {}),
  'e-mails further down': (db) =>
    listEmails(db, {}, { side: 'after', row: `1735689600000000~${ID}` }),
  'e-mails that wait': (db) => listEmails(db, { state: 'waits' }),
  'e-mails in the outbox': (db) => listEmails(db, { state: 'kept' }),
  'e-mails of a kind': (db) => listEmails(db, { kind: 'order-paid-shop' }),
  'e-mails of an order': (db) => listEmails(db, { search: { number: 100_077 } }),
  'e-mails to a mailbox': (db) => listEmails(db, { search: { mailbox: 'jana77@example.com' } }),
  'the takings of a month': (db) => readTakings(db, month),
  'a page of discount codes': (db) => listCodes(db, undefined, { side: 'after', row: '50' }),
  'discount codes by their beginning': (db) => listCodes(db, 'KOD6'),
  'the newest uses of a discount code': (db) => listUses(db, 'KOD60', FEW),
  'the takings of each week': (db) => readTakingsOf(db, stepsOf(month, 'week')),
  'the takings of an edition': (db) => readTakingsOf(db, [month], 'en'),
  'what was sold of each package': (db) => readSoldPackages(db, month, {}),
  'what was sold of a package by day': (db) => readSoldDays(db, month, { package: 'ig-likes-100' }),
  'the readings of a page by day': (db) =>
    readReadingDays(db, month, { kinds: readingKinds, page: 'faq' }),
  'what was counted of a page': (db) => readKinds(db, month, { page: 'faq' }),
  'the readings of each page': (db) => readPageSums(db, month, { kinds: readingKinds }),
  'the readings of each package': (db) =>
    readPageSums(db, month, { kinds: readingKinds, page: PACKAGE_PAGES }),
  'how many reviews there are of each origin': (db) => countReviews(db),
  'who listens to the events of an order': (db) =>
    db.transaction((tx) =>
      enqueueEvent(tx, { orderId: ID, type: 'order.paid', at: NOW, heldBy: undefined }),
    ),
  'a page of payments and refunds': (db) =>
    listLedger(db, month, {
      values: {},
      cursor: { side: 'after', row: `1764500000000000~received~${ID}` },
    }),
};

const ofNobody = { address: 'jana77@example.com', before: NOW };
function listEmails(db: Database, values: EmailFilter, cursor?: Cursor) {
  return listShopEmails(db, { values, cursor });
}

function listLog(db: Database, values: AuditFilter, cursor?: Cursor) {
  return listAudit(db, { values, cursor });
}
