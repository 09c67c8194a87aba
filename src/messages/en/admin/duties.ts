import { plural } from '#domain/locale.ts';
import type { Damage, LogFault } from '#domain/admin/backup-check.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';
import type { DutiesMessages, BackupCheckMessages } from '#messages/cs/admin/duties.ts';

const years = (n: number) => formatDuration('en', n, 'year');
const days = (n: number) => formatDuration('en', n, 'day');

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
    backupChecks: ['results of backup checks', days(KEPT.notificationDays)],
    bulkActions: ['bulk actions', days(KEPT.notificationDays)],
    generatorBatches: ['batches of the generators', years(KEPT.messageYears)],
    articleVersions: ['former texts of articles', years(KEPT.messageYears)],
    pictures: ['pictures that no article uses', days(KEPT.unusedPictureDays)],
    leftImports: [
      'uploaded reviews that nobody confirmed',
      formatDuration('en', IMPORT_WAITS_DAYS, 'day'),
    ],
    webhookDeliveries: ['webhook deliveries', days(KEPT.webhookDays)],
    webhookEvents: ['webhook events', days(KEPT.webhookDays)],
    webhookReceivers: ['removed webhook receivers', days(KEPT.webhookDays)],
    apiCalls: ['answers to calls of programs', days(KEPT.apiCallDays)],
    pendingActions: ['steps that could be undone', days(KEPT.pendingActionDays)],
    pageCounts: ['counts of page views', formatDuration('en', KEPT.countMonths, 'month')],
    funnelCounts: ['counts of steps to an order', formatDuration('en', KEPT.countMonths, 'month')],
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

const hows: Record<Damage | LogFault, string> = {
  'not-whole': 'it is not a backup, or not a whole one',
  'breaks-off': 'it breaks off in the middle of a line',
  'no-end': 'its end is missing',
  'goes-on': 'something follows its end',
  'tables-differ': 'it has not as many tables as it says',
  'rows-differ': 'a table has other rows than those it was made of',
  foreign: 'it is not a backup of this shop',
  changed: 'was changed',
  'does-not-follow': 'does not follow the one before',
  missing: 'is missing',
  'personal-changed': 'has a personal value that was changed',
  'personal-added': 'has a personal value that was added',
  'head-differs': 'is not the one that was emailed',
  'head-missing': 'is missing, though it was emailed',
};

export const backupCheck: BackupCheckMessages = {
  title: 'Backup check',
  lead: 'Every night a backup is made, restored into a scratch database, and everything in it is checked.',
  states: {
    whole: 'The backup is sound',
    broken: 'The backup is not sound',
    late: 'The backup has not been checked for a while',
    none: 'The backup has not been checked yet',
  },
  off: 'No backups are being made',
  offText: 'There is no folder set to keep them in:',
  since: (moment) => `Last checked ${moment}.`,
  never: 'The shop already has orders, but nobody has tried to restore a backup yet.',
  first: 'The first check runs tonight.',
  brokenText: 'This does not add up:',
  file: 'File',
  madeAt: 'Backup from',
  endedAt: 'Checked',
  rows: 'Rows',
  took: 'Took',
  seconds: (count, whole) =>
    `${count}\u00a0${plural('en', whole, { one: 'second', other: 'seconds' })}`,
  order: (number) => `order\u00a0${number}`,
  faults: {
    'not-made': 'The backup could not be made',
    'may-not-create':
      'The database user may not create databases, so there is nowhere to try the backup. Allow it with ALTER ROLE … CREATEDB',
    'no-room': 'The disk has no room to try the backup (free / size of the database)',
    damaged: 'The backup file is damaged',
    'not-restored': 'The backup could not be restored',
    counts: 'A table does not have as many rows as the backup says',
    orphan: 'A row belongs to one that is not in the backup',
    'invoice-gap': 'The invoice number sequence does not add up',
    'paid-without-invoice': 'A paid order has no invoice',
    'paid-without-emails': 'A paid order is missing its email',
    'order-sum': 'The rows of an order do not add up to its price',
    'invoice-sum': 'An invoice shows a different amount than its order',
    'refund-sum': 'More was refunded than the customer paid',
    'credit-sum': 'Credit notes do not match the refunds',
    log: 'The change log was altered outside the program',
    'file-missing': 'The file of a document that was sent is missing from the storage',
    'not-checked': 'One of the checks could not be completed',
    'not-tidied': 'Old backups could not be deleted',
  },
  row: ({ row, how }) => [row, how && hows[how]].filter(Boolean).join(' '),
};
