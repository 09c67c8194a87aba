import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import type { BulkMessages } from '#messages/cs/admin/bulk.ts';

const orders = (count: number) => (count === 1 ? 'order' : 'orders');

export const bulk: BulkMessages = {
  acts: {
    begin: 'Start delivery',
    complete: 'Complete delivery',
    hold: 'Put on hold',
    resume: 'Resume what is on hold',
    email: 'Send the order link again',
    note: 'Add a note',
  },
  title: (act) => `Bulk action: ${act}`,
  back: 'Back to orders',
  nothingChosen: {
    title: 'No order is selected',
    text: 'Go back to the list and select orders, or choose all that match the filter.',
  },
  actUnknown: 'Choose what is to be done with the orders.',
  planChanged:
    'The orders have changed meanwhile. This is what would happen now; nothing has been done yet.',
  dryRun: 'Nothing has happened yet. Check what would happen, then confirm.',
  bound: (count) =>
    `At most ${count} orders can be changed at once; these are the first ${count} of the list.`,
  sum: (able, rest) =>
    `${able} ${orders(able)} will change` + (rest > 0 ? `, nothing will happen to ${rest}.` : '.'),
  emails: (count) =>
    count === 0
      ? 'No email will be sent.'
      : `${count} ${count === 1 ? 'email' : 'emails'} will be sent ${UNDO_SECONDS}\u00a0seconds after you confirm. Until then you can undo ${count === 1 ? 'it' : 'them'}.`,
  caption: 'What would happen to each order',
  resultCaption: 'What happened to each order',
  columns: {
    order: 'Order',
    customer: 'Customer',
    items: 'Packages',
    state: 'Now',
    counts: 'Reported → will be written',
    outcome: 'What will happen',
    became: 'Result',
  },
  lines: (count) => `${count} ${count === 1 ? 'package' : 'packages'}`,
  will: {
    begin: (lines) => `${lines} will be started`,
    complete: (lines) => `${lines} will be completed`,
    hold: (lines) => `${lines} will be put on hold`,
    resume: (lines) => `${lines} will be resumed`,
    email: () => 'the link will be sent',
    note: () => 'the note will be added',
  },
  email: (name, count) => (count === 1 ? `email: ${name}` : `${count} emails: ${name}`),
  promised: (day) => `promised by ${day} then`,
  texts: {
    complete: 'Why something ends short; the customer does not see it',
    hold: 'What the customer reads',
    note: 'Note the customer does not see',
  },
  reported: (reported, units) => `${reported} of ${units}`,
  leftOut: 'left out',
  /** Where counts can be given, which decide for how many. */
  confirmCounts: 'Confirm',
  countOf: (name) => `${name}: how many were delivered`,
  countsRefused:
    'For some packages the count that was given cannot be used; the table says why. Nothing has happened.',
  confirm: (count) => `Confirm for ${count} ${orders(count)}`,
  nothingToDo: 'This cannot be done with any of these orders now.',
  problems: {
    'order-unknown': 'the order no longer exists',
    'order-unpaid': 'not paid',
    'order-over': 'already ended',
    'cancel-waits': 'about to be canceled',
    'refund-waits': 'all of its money is going back',
    'order-held': 'the customer has withdrawn; settle that first',
    'line-unknown': 'has no such package',
    'line-held': 'on hold',
    'line-held-already': 'on hold already',
    'line-waits-target': 'profile or link missing',
    'line-waits-post': 'post missing',
    'line-too-early': 'no early start was asked for',
    'line-not-begun': 'delivery has not started',
    'line-completed': 'delivered already',
    'count-missing': 'less is reported than was ordered; give the count',
    'count-invalid': 'the count cannot be used',
    'rest-refunded': 'the money for the rest went back, or is about to',
    'delivered-exceeds': 'more was delivered than ordered',
    'delivered-falls': 'the count would fall',
    'delivered-short': 'not everything was delivered',
    'hold-over': 'can no longer be put on hold',
    'hold-text-missing': 'text for the customer is missing',
    'hold-text-too-long': 'text for the customer is too long',
    'changed-meanwhile': 'somebody has changed it in the meantime',
    'nothing-to-begin': 'everything has been started already',
    'nothing-held': 'not on hold',
    'note-missing': 'the note has no text',
    'note-too-long': 'the note is too long',
    'email-too-often': 'sent too often today',
    failed: 'failed; try it on its own page',
  },
  fieldProblems: {
    'hold-text-missing': 'Write what the customer is to read.',
    'hold-text-too-long': 'This text is too long.',
    'note-missing': 'Write a note.',
    'note-too-long': 'This note is too long.',
  },
  done: 'done',
  undone: 'taken back',
  'email-undone': 'on hold, email taken back',
  waiting: 'waiting for its turn',
  resultTitle: (act) => `Result: ${act}`,
  progress: (done, whole) => `${done} of ${whole} done. This page reloads by itself.`,
  finished: (done, rest) =>
    `Done for ${done} ${orders(done)}` + (rest > 0 ? `, nothing happened to ${rest}.` : '.'),
  reload: 'Reload',
};
