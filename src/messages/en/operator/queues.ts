import { NEAR_HOURS } from '#domain/operator/promise-mark.ts';
import { EMAIL_MINUTES } from '#domain/operator/queue.ts';
import { lasting, within } from '#domain/period-text.ts';
import { COMPLAINT_DAYS, REFUND_DAYS } from '#domain/promises.ts';
import type { QueueMessages } from '#messages/cs/operator/queues.ts';

export const queues: QueueMessages = {
  names: {
    overdue: {
      title: 'Promised time has passed',
      text: 'The customer has been waiting longer than we promised.',
      next: 'Finish the delivery, or write to the customer.',
    },
    due: {
      title: 'Promised time is near',
      text: `Less than ${lasting('en', NEAR_HOURS, 'hour')} are left until the promised end.`,
      next: 'Make sure the delivery is running.',
    },
    'to-start': {
      title: 'Paid and ready to start',
      text: 'Nothing stands in the way, and the clock runs from the payment.',
      next: 'Start delivering.',
    },
    withdrawals: {
      title: 'Withdrawals to settle',
      text: `The money has to leave within ${within('en', REFUND_DAYS, 'day')} of the withdrawal.`,
      next: 'Work out what goes back, and return it.',
    },
    complaints: {
      title: 'Complaints to settle',
      text: `They have to be settled within ${within('en', COMPLAINT_DAYS, 'day')} of their receipt.`,
      next: 'Decide, and answer the customer.',
    },
    refills: {
      title: 'Refills under guarantee',
      text: 'Asked for by the customer, or running and not closed yet.',
      next: 'Start the refill, or refuse it with a reason.',
    },
    late: {
      title: 'Delays without an answer',
      text: 'We offered to wait or to return the undelivered part. The customer has not answered yet.',
      next: 'Deliver as soon as you can; the answer may come at any time.',
    },
    refunds: {
      title: 'Money that has not gone back',
      text: 'The provider gave no answer or refused, and the customer is without the money.',
      next: 'Check the refund at the provider.',
    },
    anomalies: {
      title: 'Payments that do not fit',
      text: 'Disputes, payments made twice, and sums that do not match their order.',
      next: 'Look into it, and note what you did.',
    },
    holds: {
      title: 'Items on hold',
      text: 'Delivery stands still until somebody corrects the target or decides.',
      next: 'Resume, or remind the customer.',
    },
    emails: {
      title: 'Emails that have not left',
      text: `Refused by the server, or waiting for more than ${lasting('en', EMAIL_MINUTES / 60, 'hour')}.`,
      next: 'Try the email again, or reach the customer in another way.',
    },
    jobs: {
      title: 'Jobs that failed',
      text: 'The program has used up its attempts and will not try again by itself.',
      next: 'Remove the cause, and try the job again.',
    },
    'wants-target': {
      title: 'Waiting for the customer',
      text: 'The profile or post is missing, and the customer knows.',
      next: 'If there is no answer for long, write.',
    },
    'after-withdrawal': {
      title: 'Waiting for the period to end',
      text: 'The customer did not ask for an early start, so it begins after the withdrawal period.',
      next: 'Nothing for now; after the period it turns up among what can be started.',
    },
  },
  anomalies: {
    'unknown-order': {
      name: 'Payment without an order',
      next: 'Find it at the provider and return it.',
    },
    'wrong-amount': {
      name: 'Another sum came',
      next: 'Compare it with the order, and return the difference at the provider.',
    },
    'paid-twice': {
      name: 'Paid twice',
      next: 'The second payment goes back by itself; make sure that it left.',
    },
    'not-payable': {
      name: 'Payment after the order had ended',
      next: 'Return it at the provider, or agree on a new order.',
    },
    disputed: {
      name: 'Payment disputed',
      next: 'Answer the provider in time, and consider whether to deliver.',
    },
    'refunded-elsewhere': {
      name: 'Refunded outside the shop',
      next: 'Decide whether to deliver, and which credit note is needed.',
    },
    'refund-refused': {
      name: 'Refund refused',
      next: 'Return the sum again, or by bank transfer.',
    },
    'refund-failed': {
      name: 'The refund came back',
      next: 'Agree on another account with the customer.',
    },
    'not-paid-at-provider': {
      name: 'Not paid at the provider',
      next: 'Check the payment before you deliver.',
    },
    'checkout-unknown': {
      name: 'The provider does not know the payment',
      next: 'Ask the provider where the money is.',
    },
    'order-rebuilt': {
      name: 'Order rebuilt from its payment',
      next: 'Check the details of the order.',
    },
  },
  holds: {
    'target-missing': 'The profile or post does not exist',
    'target-private': 'The profile is private',
    'post-wanted': 'The link to the post is missing',
    other: 'Another reason',
  },
  wishes: {
    refill: 'Wants a refill',
    money: 'Wants the money back',
    owed: 'Accepted, the money has not gone back yet',
  },
  refills: { asked: 'Asked for', running: 'Running' },
  refunds: {
    'to-send': 'Send it from your bank',
    owed: 'Not asked for yet',
    unclear: 'No answer from the provider',
    refused: 'The provider refused',
  },
  withdrawals: {
    held: 'Delivery is on hold',
    unknown: 'Fits no order',
    unknownNext: 'Find the order by name and email, and answer.',
  },
  states: { paid: 'Paid', delivering: 'Being delivered' },
  emails: {
    toCustomer: 'Email to the customer',
    toShop: 'Email to the shop',
    refused: (why) => `Refused: ${why}`,
    late: 'Has not left yet; the program keeps trying.',
  },
  jobs: {
    'send-letter': 'Sending an email',
    'find-order-link': 'Link to an order by email',
    'take-withdrawal': 'Taking in a withdrawal',
    'check-payment': 'Checking a payment',
    'invite-to-review': 'Asking for a review',
    'refund-order': 'Giving money back',
    'reconcile-payments': 'Comparing payments with the provider',
    'carry-out-intent': 'Sending what could be taken back',
    'mail-audit-head': 'Daily mark of the log of changes',
    'offer-when-late': 'Offers after a missed promise',
    'run-batch': 'Bulk action',
    'keep-retention': 'Deleting old data',
  },
  tabs: 'What waits',
  back: 'Overview',
  count: (count) => `${count} waiting`,
  more: (count) => `Over ${count} waiting`,
  toOrders: 'Start several at once',
  columns: {
    order: 'Order',
    what: 'What it is',
    amount: 'Sum',
    since: 'Since',
    due: 'Deadline',
    next: 'What next',
  },
  order: (number) => `Order ${number}`,
  noOrder: 'No order',
  further: (count) => `and ${count} more`,
  ago: (age) => `for ${age}`,
  left: (age) => `${age} left`,
  past: (age) => `${age} late`,
  nextPage: 'Next',
  firstPage: 'From the start',
  nothing: 'Nothing waits here',
  nothingText: 'As soon as something does, it stands on the overview too.',
  links: {
    complaint: 'Settle the complaint',
    withdrawal: 'Settle the withdrawal',
    refill: 'Decide on the refill',
    refund: 'See the refund',
    email: 'See it or send it elsewhere',
    of: (label, number) => `${label}, order ${number}`,
  },
  actions: {
    retry: 'Try again',
    leave: 'Leave it',
    seen: 'Done',
    settle: 'Done',
    note: 'What you did',
    noteHint: 'It stays in the record of the payment.',
    summary: 'Mark as settled',
    retryOf: (what) => `Try again: ${what}`,
    leaveOf: (what) => `Leave it: ${what}`,
    seenOf: (name) => `Done: ${name}`,
    ownerOnly: 'Only the owner can settle it.',
  },
  done: {
    retried: 'It is being tried again. If it works out, the row goes.',
    left: 'The email will not be sent any more.',
    settled: 'Noted as settled.',
  },
  problems: {
    'row-gone': 'No longer needed: it has been resolved meanwhile.',
    'right-missing': 'Your rights do not suffice: the owner decides on money.',
    'proof-old': 'First show again who you are: with your password or a passkey.',
    'note-missing': 'Say what you did.',
    'note-too-long': (most) => `At most ${most} characters.`,
    'settled-meanwhile': (person, note) => `${person} has settled it meanwhile: “${note}”`,
    'intent-unknown': 'There is no such button here. Load the page again.',
  },
};
