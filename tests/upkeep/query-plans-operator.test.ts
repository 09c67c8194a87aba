import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMissed } from '#database/care.ts';
import { measureTimes } from '#database/measured-times.ts';
import { listUnpromised } from '#database/promised-end.ts';
import { countWaitingReviews, listReviewedServices, listReviews } from '#database/review-list.ts';
import type { ReviewFilter } from '#domain/reviews/review-filter.ts';
import { listAuditOf, listAudit } from '#database/audit-list.ts';
import { eraseAudited, forgetAudited } from '#database/audit-upkeep.ts';
import type { Database } from '#database/client.ts';
import { listLeaving, sumOfWaitingRefunds } from '#database/intents.ts';
import { countQueues, listQueue } from '#database/queues.ts';
import { deleteIntents } from '#database/retention.ts';
import { listLedger, readTakings } from '#database/takings.ts';
import type { AuditFilter, AuditPlace } from '#domain/operator/audit-filter.ts';
import { queues } from '#domain/operator/queue.ts';
import type { PlanReader } from '#tests/stage/query-plans.ts';
import { openYears } from '#tests/stage/years.ts';

const NOW = new Date();
/** As many as the daily deletion takes at once. */
const BATCH = 500;
const FEW = 50;
const ID = '00000000-0000-4000-8000-000000000000';

const isoDay = (daysAgo: number) =>
  new Date(NOW.getTime() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10);
const month = { from: isoDay(30), to: isoDay(0) };

const anyReview: ReviewFilter = {
  state: undefined,
  origin: undefined,
  platform: undefined,
  service: undefined,
  language: undefined,
  rating: undefined,
  q: undefined,
};
const reviewFilters: readonly Partial<ReviewFilter>[] = [
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
const furtherReviews = { side: 'after', waiting: 0, at: '2025-01-01T00:00:00Z', id: ID } as const;

/** What lies before it may go. */
let before: Date;
let plans: PlanReader;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ plans, before, close } = await openYears(NOW));
});
afterAll(() => close());

const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'the refunds of an order that wait': (db) => sumOfWaitingRefunds(db, ID),
  'what somebody wanted to leave the house': (db) =>
    listLeaving(db, { operatorId: ID, failedSince: NOW, most: 20 }),
  'intents to be deleted': (db) => deleteIntents(db, before, BATCH),
  ...Object.fromEntries(
    reviewFilters.map((filter) => [
      `a page of reviews: ${JSON.stringify(filter)}`,
      (db: Database) => listReviews(db, { ...anyReview, ...filter }, furtherReviews),
    ]),
  ),
  'the services that reviews name': (db) => listReviewedServices(db),
  'how many reviews wait': (db) => countWaitingReviews(db, 1001),
  'what was done with a review': (db) => listAuditOf(db, [ID]),
  'the newest entries of the log': (db) => listLog(db, {}),
  'the entries of somebody, further down': (db) => listLog(db, { person: ID }, { older: 100_000 }),
  'the entries of one kind, further up': (db) =>
    listLog(db, { action: 'money-back' }, { newer: 7 }),
  'the entries about an order on a day': (db) => listLog(db, { order: 100_077, day: isoDay(30) }),
  'what the log says of a mailbox': (db) =>
    eraseAudited(db, { values: ['jana77@example.com'], subjects: [ID] }),
  'old words of the log about people': (db) => forgetAudited(db, before, BATCH),
  'how much waits in each queue': (db) => countQueues(db, NOW),
  ...Object.fromEntries(
    queues.map((queue) => [
      `a page of what waits: ${queue}`,
      (db: Database) => listQueue(db, queue, { now: NOW, after: { sort: '2020-01-01', id: ID } }),
    ]),
  ),
  'orders whose promised time is missed': (db) =>
    listMissed(db, { from: before, until: NOW, most: FEW }, { promisedAt: before, id: ID }),
  'orders without a promised time': (db) => listUnpromised(db, FEW),
  'how long deliveries took': (db) => measureTimes(db, new Date(isoDay(90))),
  'the takings of a month': (db) => readTakings(db, month),
  'a page of payments and refunds': (db) =>
    listLedger(db, month, { after: { at: isoDay(15), side: 'received', id: ID } }),
};

function listLog(db: Database, filter: Partial<AuditFilter>, place?: AuditPlace) {
  const anything = { person: undefined, action: undefined, order: undefined, day: undefined };
  return listAudit(db, { filter: { ...anything, ...filter }, place, most: 50 });
}

it.each(Object.entries(questions))('an index finds %s among many', async (_, ask) => {
  expect(await plans.largeScannedBy(ask)).toEqual([]);
});
