import { UNDO_SECONDS } from '#domain/operator/intent.ts';
import type { CareMessages } from '#messages/cs/operator/care.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Words of the screen on which an operator sees to what became of an order. */
export const care: CareMessages = {
  title: (number) => `Care of order no. ${number}`,
  heading: 'Customer care',
  order: (number) => `Order no. ${number}`,
  errorTitle: (title) => `Error: ${title}`,
  none: 'Nobody complains, withdraws or asks for anything, and nothing is wrong with the payment.',
  kept: 'Thank you, we know it is you. Nothing has been sent yet: check the form and send it again.',
  optional: 'for a refill only',
  money: 'Sum',
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
    refundDue: 'Return the money',
    outcome: 'What the program did',
    outcomes: {
      canceled: 'Nothing had begun: the order is cancelled, and the money goes back by itself.',
      held: 'Delivery is held. Return the money for the undelivered part, or let delivery go on.',
      company: 'A company ordered, which has no such right. We have told it so.',
      late: 'The period was over. We have told the customer.',
      performed:
        'Everything had been delivered at the express request, so the right has ended. We have told the customer.',
      over: 'The order had ended before. We have told the customer.',
      unknown: 'The program found no such order; somebody has to look for it.',
    },
    settlements: {
      money: 'The money went back',
      released: 'Delivery goes on',
      seen: 'Settled otherwise',
    },
    moneyWaits: 'The money is on its way. Once it has left, the withdrawal is settled.',
    money: (sum) => `Return ${sum} for the undelivered part`,
    moneyAny: 'Return money',
    moneyRight: 'Only the owner can return money.',
    note: 'What you have done',
    noteHint: 'Only the shop reads it.',
    release: 'Let delivery go on',
    releaseText:
      'The customer has changed their mind, or the withdrawal is not about this order: delivery goes on.',
    seen: 'Settled otherwise',
    seenText: 'Delivery stays held, and the withdrawal no longer waits for anybody.',
    other: 'Settle without money',
  },
  complaints: {
    heading: 'Complaints',
    about: 'About',
    text: 'What is wrong',
    wish: 'The customer wants',
    wishes: { refill: 'a refill', money: 'the money back' },
    due: 'Settle',
    outcome: 'Decision',
    outcomes: {
      refill: 'Accept and refill',
      money: 'Accept and return money',
      refused: 'Refuse',
    },
    notes: {
      refill: 'The refill begins at once; you find it below.',
      money: 'Once you confirm, we take you to the return of money.',
      refused: 'Explain why: the customer has a right to the reason.',
    },
    settledAs: {
      refill: 'Accepted, with a refill',
      money: 'Accepted, with money back',
      refused: 'Refused',
    },
    moneyRight: 'Only the owner can promise and return money.',
    line: 'Which package to refill',
    answer: 'Answer to the customer',
    confirm: 'Settle and send the email',
    owed: 'The money was promised, but nobody has returned it yet.',
    owedLink: 'Return money',
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
    begin: 'Begin the refill',
    done: 'Refilled',
    refuse: 'Refuse',
    reason: 'Why we do not refill',
    confirmRefuse: 'Refuse and send the email',
    confirm: { running: 'Begin and send the email', done: 'Refilled, send the email' },
    why: 'Reason',
  },
  anomalies: {
    heading: 'What is wrong with the payment',
    noticed: 'Noticed',
    detail: 'Details',
    todo: 'What to do',
    note: 'How you have settled it',
    settle: 'Mark as settled',
    settled: 'Settled',
    kinds: {
      'unknown-order': {
        title: 'A payment without an order',
        means: 'The provider reports a payment for an order that the shop does not know.',
        todo: 'Find the payment at the provider and return it there, or enter the order by hand.',
      },
      'wrong-amount': {
        title: 'The sum paid does not match',
        means:
          'The customer has paid another sum than the order costs, so the order does not count as paid.',
        todo: 'Agree on the rest with the customer, or return the money at the provider.',
      },
      'paid-twice': {
        title: 'Paid twice',
        means: 'The customer has paid the order a second time. We return that by ourselves.',
        todo: 'Check in the table of returns that the second payment went back.',
      },
      'not-payable': {
        title: 'A payment for a closed order',
        means: 'Money came for an order that could no longer be paid.',
        todo: 'Return it at the provider, or talk to the customer.',
      },
      disputed: {
        title: 'The customer disputes the payment',
        means:
          'The bank is holding the money and wants an explanation from you. If you send none, you lose it.',
        todo: 'Answer in the provider’s own pages before its deadline. Return nothing while the dispute runs, or it goes back twice.',
      },
      'refunded-elsewhere': {
        title: 'Money went back outside this section',
        means:
          'A sum went back at the provider that the shop did not ask for. The sums here do not contain it.',
        todo: 'Find out at the provider who returned it and why, and return that much less from here.',
      },
      'refund-refused': {
        title: 'The provider refused to return money',
        means: 'The return was not made. The provider’s reason stands below.',
        todo: 'Remove the reason and return the money again, or send it by bank transfer and note it.',
      },
      'refund-failed': {
        title: 'Returned money came back',
        means: 'The customer’s bank did not take it, and the money is with you again.',
        todo: 'Ask the customer for an account number, send a bank transfer, and note it on the screen of returns.',
      },
      'not-paid-at-provider': {
        title: 'The provider knows of no payment',
        means: 'The order counts as paid, but the provider says that no money came.',
        todo: 'Check the payment at the provider before you deliver or return anything.',
      },
      'checkout-unknown': {
        title: 'The provider does not know the payment',
        means:
          'Money was on its way, but the provider does not know of it, so the order was ended.',
        todo: 'Look into the former account at the provider. If money comes in there, return it there.',
      },
      'order-rebuilt': {
        title: 'An order rebuilt from its payment',
        means: 'The shop had lost the order and made it again from what the provider keeps.',
        todo: 'Check its packages and targets, then go on as usual.',
      },
    },
  },
  panel: {
    heading: 'Waits for somebody',
    link: 'See to it',
    all: 'Customer care',
    withdrawal: 'Withdrawal from the contract',
    complaint: 'Complaint',
    complaintOwed: 'Money promised for a complaint',
    refill: 'Refill asked for',
    running: 'Refill under way',
  },
  problems: {
    'order-unknown': 'There is no such order.',
    'changed-meanwhile':
      'Somebody else has changed the order meanwhile. Nothing was sent. See what has changed; what you filled in is still here.',
    'intent-unknown': 'We do not understand this form. Load the page again.',
    'withdrawal-unknown': 'The order has no such withdrawal.',
    'complaint-unknown': 'The order has no such complaint.',
    'refill-unknown': 'The order has no such refill.',
    'anomaly-unknown': 'The order has nothing of the kind.',
    'outcome-missing': 'Choose how you settle the complaint',
    'money-right': 'Only the owner can promise and return money',
    'proof-old': 'First show again who you are: with your password or a passkey.',
    'answer-missing': 'Write it',
    'answer-too-long': 'Please shorten this text',
    'line-missing': 'Choose the package to refill',
    'guarantee-over':
      'The customer asked after the guarantee had ended; a refill is possible for a complaint only',
  },
};
