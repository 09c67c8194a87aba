import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import type {
  AnomalyMessages,
  AdminAfterSalesMessages,
} from '#messages/cs/admin/orders/after-sales.ts';
import { adminOrder } from './order.ts';

/** What is wrong with a payment. */
export const anomalies: AnomalyMessages = {
  'unknown-order': {
    title: 'A payment without an order',
    means: 'The provider reports a payment for an order that the shop does not know.',
    todo: 'Find the payment at the provider and refund it there, or enter the order by hand.',
    next: 'Find it at the provider and refund it.',
  },
  'wrong-amount': {
    title: 'The amount paid does not match',
    means:
      'The customer has paid a different amount from what the order costs, so the order does not count as paid.',
    todo: 'Agree on the rest with the customer, or refund the money at the provider.',
    next: 'Agree on the rest with the customer, or refund the money at the provider.',
  },
  'paid-twice': {
    title: 'Paid twice',
    means:
      'The customer has paid for the order a second time. We refund the second payment automatically.',
    todo: 'Check on the refund screen that the second payment went back.',
    next: 'The second payment goes back by itself; make sure that it has left.',
  },
  'not-payable': {
    title: 'A payment for a closed order',
    means: 'Money came for an order that could no longer be paid.',
    todo: 'Refund it at the provider, or talk to the customer.',
    next: 'Refund it at the provider, or agree on a new order.',
  },
  disputed: {
    title: 'The customer disputes the payment',
    means:
      'The bank is holding the money and wants an explanation from you. If you send none, you lose it.',
    todo: 'Answer in the provider’s own pages before its deadline. Refund nothing while the dispute runs, or the money goes back twice.',
    next: 'Answer the provider before its deadline, and consider whether to deliver.',
  },
  'dispute-won': {
    title: 'The dispute ended in your favour',
    means: 'The disputed payment stays with you, and the order goes on.',
    todo: 'If you put the delivery on hold because of the dispute, resume it.',
    next: 'Resume the delivery if you put it on hold.',
  },
  'dispute-lost': {
    title: 'The dispute ended in the customer’s favour',
    means:
      'The bank has returned the amount below to the customer. What was left of the payment is noted as refunded; an order of which nothing is left has ended with it.',
    todo: 'Refund nothing more, and stop what is still being delivered. The credit note has been issued and sent.',
    next: 'Refund nothing more; stop what is still being delivered.',
  },
  'refunded-elsewhere': {
    title: 'Money went back outside the admin',
    means:
      'An amount that the shop did not ask for was refunded at the provider. The figures here do not include it.',
    todo: 'Find out at the provider who refunded it and why, and refund that much less from here.',
    next: 'Find out why at the provider; refund that much less from here.',
  },
  'refund-refused': {
    title: 'The provider refused to refund',
    means: 'The refund was not made. The provider’s reason is below.',
    todo: 'Remove the cause and refund the money again, or send it by bank transfer and note it.',
    next: 'Refund the amount again, or by bank transfer.',
  },
  'refund-failed': {
    title: 'Refunded money came back',
    means: 'The customer’s bank did not accept it, and the money is with you again.',
    todo: 'Ask the customer for an account number, send a bank transfer, and note it on the refund screen.',
    next: 'Ask the customer for an account number and send a bank transfer.',
  },
  'not-paid-at-provider': {
    title: 'The provider knows of no payment',
    means: 'The order counts as paid, but the provider says that no money came.',
    todo: 'Check the payment at the provider before you deliver or refund anything.',
    next: 'Check the payment before you deliver.',
  },
  'checkout-unknown': {
    title: 'The provider does not know the payment',
    means: 'Money was on its way, but the provider does not know of it, so the order has ended.',
    todo: 'Look into the former account at the provider. If money arrives there, refund it there.',
    next: 'Ask the provider where the money is.',
  },
  'order-rebuilt': {
    title: 'An order rebuilt from its payment',
    means: 'The shop had lost the order and put it together again from the provider’s data.',
    todo: 'Check its packages and targets, then go on as usual.',
    next: 'Check the details of the order.',
  },
};

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Words of the screen on which an operator sees to what became of an order. */
export const adminAfterSales: AdminAfterSalesMessages = {
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
  resolved: (how, at, person) => `${how}, ${at}, ${person}`,
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
      held: 'It put on hold whatever was still to be delivered.',
      company: 'The order is a company’s, which has no such right. We have told them so.',
      late: 'The period was over. We have told the customer, and promised an answer.',
      performed:
        'Everything had been delivered at the express request, so the right has ended. We have told the customer, and promised an answer.',
      over: 'The order had ended before. We have told the customer.',
      unknown: 'The program found no such order; please look for it.',
    },
    resolutions: {
      money: 'The money was refunded',
      ended: 'Ended without a refund',
      released: 'The order continues',
      closed: 'Settled otherwise',
    },
    moneyWaits: 'The money is on its way. Once it has left, the withdrawal is settled.',
    money: (sum) => `Refund ${sum} for the withdrawal`,
    moneyAny: 'Refund money',
    nothingDue: 'Nothing is left to refund.',
    moneyRight: 'Only the owner can refund money.',
    note: 'What you have done',
    noteHint: 'Only the shop reads it.',
    releaseWhy: 'Why the order continues',
    release: 'Let the order continue',
    releaseText: 'The customer has changed their mind, or the withdrawal is not about this order.',
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
    remedy: 'The customer wants',
    remedies: { refill: 'a refill', money: 'a refund' },
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
    resolvedAs: {
      refill: 'Accepted, with a refill',
      money: 'Accepted, with a refund',
      accepted: 'Accepted',
      instead: 'Accepted, all money refunded instead of the refill',
      refused: 'Refused',
    },
    returned: (sum) => `Accepted, ${sum} refunded`,
    moneyRight: 'Only the owner can promise and refund money.',
    moneyGone: 'All of the money is on its way back.',
    moneyIsBack: 'Accept; the money is back already',
    line: 'Which package to refill',
    answer: 'Answer to the customer',
    confirm: 'Settle and send the email',
    refundDue: 'A refund was promised, but nobody has made it yet.',
    refundLink: 'Refund money',
    stated: 'We answered',
  },
  refills: {
    heading: 'Refills',
    line: 'Package',
    begun: 'Started',
    start: 'Before the start',
    delivered: 'Delivered',
    expected: 'There should be',
    now: 'By the customer’s count',
    unknown: 'unknown',
    missing: (count) => `${count} missing`,
    guarantee: 'Guarantee',
    within: (day) => `until ${day}`,
    over: 'asked for after it ended',
    requiredByLaw: 'after an accepted complaint',
    states: {
      asked: 'Asked for',
      running: 'Being refilled',
      done: 'Refilled',
      refused: 'Refused',
      money: 'Refunded instead of refilled',
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
    money: 'Refund money instead',
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
    resolve: 'Mark as settled',
    resolved: 'Settled',
    decided: 'the bank has decided the dispute',
    unsaved: 'Your text, not saved',
    foreign: {
      means:
        'The bank has returned money to the customer in another currency than the shop’s. We have not noted it as refunded and have issued no credit note.',
      todo: 'Find out at the provider how much it was in korunas, and stop what is still being delivered. Refund nothing more; settle the credit note with your accountant.',
    },
    twice: {
      means:
        'The bank has returned the sum below to the customer, although we had returned money of it ourselves before. More has left than was paid.',
      todo: 'Send the bank the proof of our refund and ask for the money back. Refund nothing more.',
    },
    kinds: anomalies,
  },
  panel: {
    heading: 'Waiting to be settled',
    link: 'Settle it',
    all: 'Customer care',
    withdrawal: 'Withdrawal from the contract',
    withdrawalLate: 'A withdrawal that came too late: it waits for an answer',
    complaint: 'Complaint',
    complaintUnpaid: 'Refund promised for a complaint',
    refill: 'Refill asked for',
    running: 'Refill under way',
  },
  problems: {
    'order-unknown': 'There is no such order.',
    'cancel-waits': adminOrder.problems['cancel-waits'],
    'refund-waits': adminOrder.problems['refund-waits'],
    'changed-meanwhile':
      'Somebody else has changed the order in the meantime. Nothing was sent. See what has changed; what you filled in is still here.',
    'intent-unknown': 'We did not recognise this form. Reload the page.',
    'withdrawal-unknown': 'The order has no such withdrawal.',
    'withdrawal-lines-missing': 'Tick the packages that the withdrawal is about',
    'withdrawal-money-due': 'First refund what was not delivered. That settles the withdrawal.',
    'complaint-unknown': 'The order has no such complaint.',
    'refill-owed': 'You accepted the complaint: refill it, or refund money',
    'refill-runs':
      'You are already refilling this package for another complaint: finish that first, or refund money',
    'refill-unknown': 'The order has no such refill.',
    'anomaly-unknown': 'The order has no such problem.',
    'resolved-meanwhile':
      'It has been settled in the meantime; below you see how. Your text was not saved.',
    'outcome-missing': 'Choose how you settle the complaint',
    'money-right': 'Only the owner can promise and refund money',
    'answer-missing': 'Please write this text',
    'proof-old': 'First confirm again that it is you: with your password or a passkey.',
    'answer-too-long': 'Please shorten this text',
    'why-too-long': 'Please shorten this text',
    'line-missing': 'Choose the package to refill',
    'guarantee-over':
      'The customer asked after the guarantee had ended; a refill is possible for a complaint only',
  },
};
