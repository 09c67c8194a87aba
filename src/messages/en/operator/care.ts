import { UNDO_SECONDS } from '#domain/operator/intent.ts';
import type { CareMessages } from '#messages/cs/operator/care.ts';
import { anomalies } from './anomalies.ts';
import { order } from './order.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Words of the screen on which an operator sees to what became of an order. */
export const care: CareMessages = {
  title: (number) => `Customer care for order no.\u00a0${number}`,
  heading: 'Customer care',
  order: (number) => `Order no.\u00a0${number}`,
  errorTitle: (title) => `Error: ${title}`,
  none: 'There is no complaint, withdrawal or request, and nothing is wrong with the payment.',
  kept: 'Thank you, your identity is confirmed. Nothing has been sent yet: check the form and send it again.',
  optional: 'for a refill only',
  money: 'Amount',
  deadline: (day, left) =>
    left < 0
      ? `by ${day}, ${days(-left)} overdue`
      : left === 0
        ? `by ${day}, today is the last day`
        : `by ${day}, ${days(left)} left`,
  whole: 'the whole order',
  received: 'Received',
  settled: (how, at, person) => `${how}, ${at}, ${person}`,
  nobody: 'the program',
  preview: 'Show the email',
  leaves: (to) =>
    `Once you confirm, this email goes to ${to} in ${UNDO_SECONDS} seconds. Until then you can undo it.`,
  write: (language) => `The customer gets it by email. Write in ${language}.`,
  languages: { cs: 'Czech', en: 'English' },
  withdrawals: {
    heading: 'Withdrawal from the contract',
    by: 'Declared by',
    part: 'Only from',
    reason: 'The customer’s reason',
    refundDue: 'Refund the money',
    outcome: 'What the program did',
    outcomes: {
      canceled:
        'Nothing had begun: the order is cancelled. A payment through the provider goes back by itself.',
      held: 'Delivery is on hold. Refund the undelivered part, or let delivery go on.',
      company: 'The order is a company’s, which has no such right. We have told them so.',
      late: 'The period was over. We have told the customer, and promised an answer.',
      performed:
        'Everything had been delivered at the express request, so the right has ended. We have told the customer, and promised an answer.',
      over: 'The order had ended before. We have told the customer.',
      unknown: 'The program found no such order; please look for it.',
    },
    settlements: {
      money: 'The money was refunded',
      ended: 'Ended without a refund',
      released: 'Delivery goes on',
      seen: 'Settled otherwise',
    },
    moneyWaits: 'The money is on its way. Once it has left, the withdrawal is settled.',
    money: (sum) => `Refund ${sum} for the undelivered part`,
    moneyAny: 'Refund money',
    moneyRight: 'Only the owner can refund money.',
    note: 'What you have done',
    noteHint: 'Only the shop reads it.',
    releaseWhy: 'Why delivery goes on',
    release: 'Let delivery go on',
    releaseText:
      'The customer has changed their mind, or the withdrawal is not about this order: delivery goes on.',
    ended: 'End without a refund',
    endedText: 'The packages end with what has been delivered. Nothing is due to the customer.',
    moneyEnds: 'Once the money has left, the packages end with what has been delivered.',
    lines: 'Which packages are withdrawn from?',
    linesText:
      'The customer has put it in words. Tick what is meant; then the withdrawal can be settled.',
    saveLines: 'Save',
    other: 'Settle without a refund',
    answer: 'Note what you have answered',
    reply: 'Answer the customer',
    answered: 'We have answered',
    answeredText:
      'After that the withdrawal no longer waits to be settled; nothing happens to the order.',
  },
  complaints: {
    heading: 'Complaints',
    about: 'About',
    text: 'What is wrong',
    wish: 'The customer wants',
    wishes: { refill: 'a refill', money: 'a refund' },
    due: 'Settle',
    outcome: 'Decision',
    outcomes: {
      refill: 'Accept and refill',
      money: 'Accept and refund',
      refused: 'Refuse',
    },
    notes: {
      refill: 'The refill starts at once; you will find it below.',
      money: 'Once you confirm, we take you to the refund.',
      refused: 'Explain why: the customer has a right to the reason.',
    },
    settledAs: {
      refill: 'Accepted, with a refill',
      money: 'Accepted, with a refund',
      refused: 'Refused',
    },
    moneyRight: 'Only the owner can promise and refund money.',
    line: 'Which package to refill',
    answer: 'Answer to the customer',
    confirm: 'Settle and send the email',
    owed: 'A refund was promised, but nobody has made it yet.',
    owedLink: 'Refund money',
    said: 'We answered',
  },
  refills: {
    heading: 'Refills',
    line: 'Package',
    start: 'Before the start',
    delivered: 'Delivered',
    expected: 'There should be',
    now: 'By the customer’s count',
    unknown: 'unknown',
    missing: (count) => `${count} missing`,
    guarantee: 'Guarantee',
    within: (day) => `until ${day}`,
    over: 'asked for after it ended',
    owedByLaw: 'after an accepted complaint',
    states: {
      asked: 'Asked for',
      running: 'Being refilled',
      done: 'Refilled',
      refused: 'Refused',
    },
    check: {
      drop: 'There are fewer than there should be: a refill is due.',
      none: 'By the customer’s own count nothing is missing. Check the real number.',
      belowStart:
        'There are fewer than before the start: the customer has lost own ones too. No more is refilled than was delivered.',
      unknown: 'The number at the start is not known; check the drop on the network.',
    },
    begin: 'Start the refill',
    done: 'Refilled',
    refuse: 'Refuse',
    reason: 'Why we will not refill',
    confirmRefuse: 'Refuse and send the email',
    confirm: { running: 'Start and send the email', done: 'Refilled, send the email' },
    why: 'Reason',
  },
  anomalies: {
    heading: 'What is wrong with the payment',
    noticed: 'Noticed',
    detail: 'Details',
    todo: 'What to do',
    note: 'How you settled it',
    settle: 'Mark as settled',
    settled: 'Settled',
    kinds: anomalies,
  },
  panel: {
    heading: 'Waiting to be settled',
    link: 'Settle it',
    all: 'Customer care',
    withdrawal: 'Withdrawal from the contract',
    withdrawalLate: 'A withdrawal that came too late: it waits for an answer',
    complaint: 'Complaint',
    complaintOwed: 'Refund promised for a complaint',
    refill: 'Refill asked for',
    running: 'Refill under way',
  },
  problems: {
    'order-unknown': 'There is no such order.',
    'cancel-waits': order.problems['cancel-waits'],
    'refund-waits': order.problems['refund-waits'],
    'changed-meanwhile':
      'Somebody else has changed the order in the meantime. Nothing was sent. See what has changed; what you filled in is still here.',
    'intent-unknown': 'We did not recognise this form. Reload the page.',
    'withdrawal-unknown': 'The order has no such withdrawal.',
    'withdrawal-lines-missing': 'Tick the packages that the withdrawal is about',
    'withdrawal-money-due': 'First refund what was not delivered. That settles the withdrawal.',
    'complaint-unknown': 'The order has no such complaint.',
    'refill-unknown': 'The order has no such refill.',
    'anomaly-unknown': 'The order has no such problem.',
    'outcome-missing': 'Choose how you settle the complaint',
    'money-right': 'Only the owner can promise and refund money',
    'answer-missing': 'Please write this text',
    'proof-old': 'First confirm again that it is you: with your password or a passkey.',
    'answer-too-long': 'Please shorten this text',
    'line-missing': 'Choose the package to refill',
    'guarantee-over':
      'The customer asked after the guarantee had ended; a refill is possible for a complaint only',
  },
};
