import { plural } from '#domain/locale.ts';
import type { IntentProblem } from '#domain/operator/intent.ts';
import type { UndoMessages } from '#messages/cs/operator/undo.ts';

const problems: Record<IntentProblem, string> = {
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
  takeBack: 'Undo',
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
