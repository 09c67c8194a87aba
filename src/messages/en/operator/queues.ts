import { NEAR_HOURS } from '#domain/operator/promise-mark.ts';
import { EMAIL_MINUTES } from '#domain/operator/queue.ts';
import { lasting, within } from '#domain/period-text.ts';
import { COMPLAINT_DAYS, REFUND_DAYS } from '#domain/promises.ts';
import type { QueueMessages } from '#messages/cs/operator/queues.ts';
import { anomalies } from './anomalies.ts';
import { order } from './order.ts';

export const queues: QueueMessages = {
  names: {
    overdue: {
      title: 'Promised time has passed',
      text: 'The customer has been waiting longer than we promised.',
      next: 'Finish the delivery, or write to the customer.',
    },
    due: {
      title: 'Promised time is near',
      text: `Less than ${lasting('en', NEAR_HOURS, 'hour')} left until the promised time.`,
      next: 'Make sure the delivery is running.',
    },
    'to-start': {
      title: 'Paid and ready to start',
      text: 'Nothing stands in the way, and the clock runs from the payment.',
      next: 'Start delivering.',
    },
    withdrawals: {
      title: 'Withdrawals to settle',
      text: `The money has to leave within ${within('en', REFUND_DAYS, 'day')} of the withdrawal. Whoever withdrew too late was promised an answer.`,
      next: 'Work out what goes back, and refund it.',
    },
    complaints: {
      title: 'Complaints to settle',
      text: `They have to be settled within ${within('en', COMPLAINT_DAYS, 'day')} of their receipt.`,
      next: 'Decide, and answer the customer.',
    },
    refills: {
      title: 'Refills under guarantee',
      text: 'Asked for by the customer, or already under way.',
      next: 'Start the refill, or refuse it with a reason.',
    },
    late: {
      title: 'Delays without an answer',
      text: 'We offered to wait or to refund the undelivered part. The customer has not answered yet.',
      next: 'Deliver as soon as you can; the answer may come at any time.',
    },
    refunds: {
      title: 'Money that has not gone back',
      text: 'The provider gave no answer or refused, or it is for you to send. The customer does not have it yet.',
      next: 'Check with the provider what became of it.',
    },
    anomalies: {
      title: 'Payments that do not fit',
      text: 'Disputes, payments made twice, and amounts that do not match their order.',
      next: 'Find out what happened, and note what you did.',
    },
    holds: {
      title: 'Packages on hold',
      text: 'Delivery stands still until somebody corrects the target or resumes the package.',
      next: 'Resume it, or remind the customer.',
    },
    emails: {
      title: 'Emails that have not left',
      text: `Refused by the mail server, or waiting for more than ${lasting('en', EMAIL_MINUTES / 60, 'hour')}.`,
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
      next: 'If there is no answer for long, write to the customer.',
    },
    'after-withdrawal': {
      title: 'Waiting for the period to end',
      text: 'The customer did not ask for an early start, so it begins after the withdrawal period.',
      next: 'Nothing for now; after the period it turns up among those ready to start.',
    },
  },
  anomalies,
  holds: order.hold.reasons,
  wishes: {
    refill: 'Wants a refill',
    money: 'Wants a refund',
    owed: 'Accepted, the money has not gone back yet',
  },
  refills: { asked: 'Asked for', running: 'Being refilled' },
  refunds: {
    owed: 'Not asked for yet',
    unclear: 'No answer from the provider',
    refused: 'The provider refused',
    'to-send': 'The customer paid by transfer',
    toSendNext: 'Send it from your bank and note it on the refund screen.',
  },
  withdrawals: {
    kinds: {
      held: 'Delivery is on hold',
      unknown: 'Belongs to no order',
      late: 'Came after the period',
      performed: 'Came after full performance',
    },
    next: {
      unknown: 'Find the order by name and email, and answer.',
      late: 'Read it. Answer the customer, and note that you have.',
      performed: 'Read it. Answer the customer, and note that you have.',
    },
  },
  states: { paid: 'Paid', delivering: 'Delivering' },
  emails: {
    toCustomer: 'Email to the customer',
    toShop: 'Email to the shop',
    refused: (why) => `Refused: ${why}`,
    late: 'Has not left yet; the program keeps trying.',
  },
  jobs: {
    'send-letter': 'Sending an email',
    'find-order-link': 'Sending an order link',
    'take-withdrawal': 'Taking in a withdrawal',
    'check-payment': 'Checking a payment',
    'invite-to-review': 'Asking for a review',
    'refund-order': 'Refunding money',
    'reconcile-payments': 'Comparing payments with the provider',
    'carry-out-intent': 'Sending what could be undone',
    'mail-audit-head': 'Daily fingerprint of the change log',
    'offer-when-late': 'Offers after a missed promise',
    'run-batch': 'Bulk action',
    'keep-retention': 'Deleting old data',
  },
  tabs: 'What is waiting',
  back: 'Overview',
  count: (count) => `${count} waiting`,
  more: (count) => `Over ${count} waiting`,
  toOrders: 'Start several at once',
  columns: {
    order: 'Order',
    what: 'What it is',
    amount: 'Amount',
    since: 'Since',
    due: 'Deadline',
    next: 'What next',
  },
  order: (number) => `Order no.\u00a0${number}`,
  noOrder: 'No order',
  further: (count) => `and ${count} more`,
  ago: (age) => `for ${age}`,
  left: (age) => `${age} left`,
  past: (age) => `${age} overdue`,
  nextPage: 'Next',
  firstPage: 'Back to the start',
  nothing: 'Nothing is waiting here',
  nothingText: 'As soon as something is, the overview shows it too.',
  links: {
    complaint: 'Settle the complaint',
    withdrawal: 'Settle the withdrawal',
    refill: 'Decide on the refill',
    refund: 'See the refund',
    email: 'See it or send it elsewhere',
    of: (label, number) => `${label}, order no.\u00a0${number}`,
  },
  actions: {
    retry: 'Try again',
    leave: 'Leave it',
    seen: 'Settled',
    settle: 'Settled',
    note: 'What you did',
    noteHint: 'It stays with the payment.',
    summary: 'Mark as settled',
    retryOf: (what) => `Try again: ${what}`,
    leaveOf: (what) => `Leave it: ${what}`,
    seenOf: (name) => `Settled: ${name}`,
    ownerOnly: 'Only the owner can settle it.',
  },
  done: {
    retried: 'It is being tried again. If it works, the row disappears.',
    left: 'The email will no longer be sent.',
    settled: 'Noted as settled.',
  },
  problems: {
    'row-gone': 'No longer needed: it has been resolved in the meantime.',
    'right-missing': 'Your role does not cover this: the owner decides on money.',
    'proof-old': 'First confirm again that it is you: with your password or a passkey.',
    'note-missing': 'Say what you did.',
    'note-too-long': (most) => `At most ${most} characters.`,
    'settled-meanwhile': (person, note) => `${person} has already settled it: “${note}”`,
    'intent-unknown': 'There is no such button here. Reload the page.',
  },
};
