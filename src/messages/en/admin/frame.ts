import { plural } from '#domain/locale.ts';
import type { PendingActionProblem } from '#domain/admin/pending-action.ts';
import type {
  FrameMessages,
  KeysMessages,
  ListMessages,
  UndoMessages,
} from '#messages/cs/admin/frame.ts';

export const frame: FrameMessages = {
  skip: 'Skip to content',
  title: 'Admin',
  titleOf: (page, brand) => `${page} – admin, ${brand}`,
  home: (brand) => `${brand} – admin, overview`,
  menu: 'Running the shop',
  toSite: 'Back to the site',
  signOut: 'Sign out',
  account: (name) => `My account: ${name}`,
  test: 'Test mode: no real money moves.',
  pages: {
    operator: 'Overview',
    operatorOrders: 'Orders',
    operatorFigures: 'Figures',
    operatorPrices: 'Prices',
    operatorDiscountCodes: 'Discount codes',
    operatorMessages: 'Messages',
    operatorQueue: 'Waiting for you',
    operatorEmails: 'Emails',
    operatorLegalTexts: 'Legal texts',
    operatorLegal: 'Legal check',
    operatorDuties: 'Retention and backups',
    operatorWebhooks: 'Webhooks',
    operatorReviews: 'Reviews',
    operatorArticleGenerator: 'Article generator',
    operatorImageGenerator: 'Image generator',
    operatorReviewGenerator: 'Review generator',
    operatorArticles: 'Articles',
    operatorTokens: 'Tokens',
    operatorData: 'People’s data',
    operatorPeople: 'People',
    operatorClaims: 'Claims',
    operatorFaq: 'FAQ',
    operatorPress: 'Press',
    operatorSettings: 'Settings',
    operatorAudit: 'Change log',
  },
  fixFields: (count) => (count === 1 ? 'One field to correct' : `${count} fields to correct`),
  noRight: {
    title: 'Your role does not cover this',
    text: 'Money, prices, settings, claims, customers’ data, programs and access are for the owner of the shop, who can change your role under People.',
  },
  error: {
    title: 'That did not work',
    text: (message) => `Error: ${message}`,
    reference: (reference) => `Error number in the program’s log: ${reference}`,
    unknown: 'There is no such page',
    unknownText: 'The address is wrong, or is no longer valid.',
    again: 'Reload',
  },
};

export const keys: KeysMessages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  off: 'You can switch them off in your account.',
  rows: [
    ['j', 'next order'],
    ['k', 'previous order'],
    ['Enter', 'open'],
    ['x', 'select'],
    ['n', 'next step on the page'],
    ['u', 'back to the list'],
    ['m', 'return money of the order'],
    ['c', 'settle what the customer asks for'],
    ['/', 'search'],
    ['g o', 'orders'],
    ['g h', 'overview'],
    ['?', 'this help'],
  ],
};

export const list: ListMessages = {
  filter: 'Filter',
  any: 'Any',
  apply: 'Show',
  clear: 'Clear filter',
  problems: {
    choice: 'There is no such option, so this filter was not used.',
    day: 'This is not a valid date, so the filter was not used.',
    days: 'The end is before the beginning, so the filter was not used.',
    number: 'Enter a number only. The filter was not used.',
    sum: 'Enter whole crowns, such as 1500. The filter was not used.',
    sums: 'The upper limit is below the lower one, so the filter was not used.',
    long: 'This text is too long, so it was not searched for.',
  },
  short: (least) =>
    `Type at least ${least} ${plural('en', least, { one: 'character', other: 'characters' })}.`,
  empty: 'There is nothing like this',
  emptyHint: 'Try a wider filter.',
  none: 'There is nothing here yet',
  pages: 'Pages of the list',
  first: 'First page',
  previous: 'Previous',
  next: 'Next',
  searched: 'The search has only looked through part of the list.',
  further: 'Search further',
  file: 'Download CSV',
};

const problems: Record<PendingActionProblem, string> = {
  'order-not-paid': 'there is nothing left to refund',
  'refund-amount': 'less than that is left of the payment',
  'too-late': 'the order can no longer be canceled',
};

const packages = (count: number): string => (count === 1 ? 'a package' : `${count}\u00a0packages`);

export const undo: UndoMessages = {
  problems,
  label: 'What you can undo',
  order: (number) => `order\u00a0${number}`,
  message: (number) => `message\u00a0${number}`,
  withdrawal: 'withdrawal without an order',
  orders: (count) => `${count}\u00a0${plural('en', count, { one: 'order', other: 'orders' })}`,
  bulk: 'Bulk action',
  reply: 'Reply to the customer',
  money: (sum) => `Refund of ${sum}`,
  email: 'Email:',
  emails: (names, to) => (to === undefined ? names : `${names}, to ${to}`),
  moves: {
    begun: (count) => `Start of ${packages(count)}`,
    completed: (count) => `Completion of ${packages(count)}`,
  },
  withdrawals: {
    read: 'Packages that the withdrawal is about',
    tied: 'Withdrawal matched to an order, with a new acknowledgement',
    closed: 'Settled withdrawal',
  },
  cancel: 'Cancellation of the order',
  until: (time) => `Leaves at\u00a0${time}`,
  /** Of a move, of which nothing leaves. */
  moveUntil: (time) => `Can be undone until ${time}`,
  inSeconds: (seconds) => `leaves in\u00a0${seconds}\u00a0s`,
  moveInSeconds: (seconds) => `${seconds}\u00a0s left`,
  leaving: 'leaving now',
  moveEnding: 'a moment left',
  undoAction: 'Undo',
  takeBackOf: (what, order) => `Undo: ${what}, ${order}`,
  seen: 'Seen',
  seenOf: (what) => `Seen: ${what}`,
  failed: (problem) => `Not done: ${problems[problem]}.`,
  outcome: {
    'taken-back': 'Undone. Nothing has left.',
    'taken-back-partly':
      'Undone only in part: for the rest it was too late, or it has changed since.',
    'undo-too-late': 'Too late: this can no longer be undone.',
    'right-missing': 'Only the owner can undo this.',
    'undo-unknown': 'This can no longer be undone.',
    'changed-meanwhile':
      'The order has changed since, so it stays as it is. You can put things right on the order’s page.',
  },
};
