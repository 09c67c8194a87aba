import type { DutiesMessages } from '#messages/cs/operator/duties.ts';
import { KEPT } from '#domain/retention.ts';
import { lasting } from '#domain/period-text.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';

const years = (n: number) => lasting('en', n, 'year');
const days = (n: number) => lasting('en', n, 'day');

/** Words of the page that says what is kept how long, and what ran last night. */
export const duties: DutiesMessages = {
  title: 'Retention and backups',
  lead: 'What the shop does by itself so that nothing stays longer than it may, and how it went the last time.',
  runs: {
    title: 'Recurring jobs',
    caption: 'When each job ran last and how it ended',
    job: 'Job',
    ended: 'Last run',
    outcome: 'Outcome',
    never: 'has not run yet',
    outcomes: { done: 'fine', failed: 'failed, will be tried again' },
    jobs: {
      'keep-retention': 'daily deletion',
      'apply-erasures': 'erasures after a restore',
      'mail-audit-head': 'head of the change log to the owners',
      'reconcile-payments': 'comparison with the payment provider',
      'offer-when-late': 'offers for late orders',
    },
  },
  kept: {
    title: 'What is kept how long',
    lead: 'Where something went in the last day, it says how much.',
    gone: (n) => `${n} deleted`,
  },
  kinds: {
    unpaidOrders: ['unpaid orders', days(KEPT.unpaidOrderDays)],
    orderPages: ['link, history, targets, phone and note of an order', years(KEPT.orderPageYears)],
    messages: ['messages to the shop', years(KEPT.messageYears)],
    emails: ['notes of emails', years(KEPT.messageYears)],
    leftEmails: ['emails that nobody needed any more', years(KEPT.messageYears)],
    outbox: ['emails in the embedded outbox', years(KEPT.messageYears)],
    invitations: ['invitations to review', years(KEPT.messageYears)],
    reviews: ['reviews that were not published', years(KEPT.messageYears)],
    accounts: ['orders and invoices', `${years(KEPT.accountYears)} after the end of their year`],
    withdrawals: [
      'withdrawals from a contract',
      `${years(KEPT.accountYears)} after the end of their year`,
    ],
    anomalies: [
      'payments that did not fit',
      `${years(KEPT.accountYears)} after the end of their year`,
    ],
    notifications: ['ids of the provider’s notifications', days(KEPT.notificationDays)],
    proofs: ['results of backup checks', days(KEPT.notificationDays)],
    batches: ['bulk actions', days(KEPT.notificationDays)],
    generatorBatches: ['batches of the generators', years(KEPT.messageYears)],
    articleVersions: ['former texts of articles', years(KEPT.messageYears)],
    pictures: ['pictures that no article uses', days(KEPT.unusedPictureDays)],
    leftImports: [
      'uploaded reviews that nobody confirmed',
      lasting('en', IMPORT_WAITS_DAYS, 'day'),
    ],
    webhookDeliveries: ['webhook deliveries', days(KEPT.webhookDays)],
    webhookEvents: ['webhook events', days(KEPT.webhookDays)],
    webhookReceivers: ['removed webhook receivers', days(KEPT.webhookDays)],
    programCalls: ['answers to calls of programs', days(KEPT.programCallDays)],
    intents: ['steps that could be undone', days(KEPT.intentDays)],
    pageCounts: ['counts of page views', lasting('en', KEPT.countMonths, 'month')],
    funnelCounts: ['counts of steps to an order', lasting('en', KEPT.countMonths, 'month')],
    sessions: ['ended sessions of operators', days(KEPT.operatorTraceDays)],
    links: ['links of one use', days(KEPT.operatorTraceDays)],
    challenges: ['challenges for passkeys', 'until they end'],
    keptForms: ['forms that wait for a proof', 'until they end'],
    limits: ['counters of attempts', 'until they end'],
    runs: ['notes of these jobs', days(KEPT.notificationDays)],
    logValues: ['values about people in the change log', years(KEPT.orderPageYears)],
    log: ['the change log', years(KEPT.auditYears)],
    erasures: ['hashes of erased addresses', years(KEPT.auditYears)],
  },
};
