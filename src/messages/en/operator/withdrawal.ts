import type { WithdrawalPageMessages } from '#messages/cs/operator/withdrawal.ts';

export const withdrawalPage: WithdrawalPageMessages = {
  title: 'Withdrawal from the contract',
  back: 'Withdrawals to settle',
  facts: {
    at: 'Received',
    name: 'Name',
    email: 'Email',
    number: 'Order, as the customer wrote it',
    part: 'Only from',
    reason: 'Reason',
    language: 'Language',
    due: 'Settle by',
    order: 'Belongs to order',
    lines: 'It is about',
    effect: 'What will happen',
    settled: 'Settled',
  },
  languages: { cs: 'Czech', en: 'English' },
  find: 'Find the order',
  search: 'Number, name, email, profile or payment',
  button: 'Search',
  none: 'Nothing was found.',
  tie: (number) => `Tie to order no.\u00a0${number}`,
  confirm: (number) => `Tie to no.\u00a0${number} and send the confirmation`,
  linesLater: 'the customer wrote it in words: you tick the packages on the order',
  tieText: 'You will first see what happens and which email leaves.',
  effects: {
    held: 'Delivery of the whole order is put on hold. You refund the money on the order.',
    late: 'Nothing to the order: the period is over. The customer is promised an answer.',
    performed:
      'Nothing to the order: all was delivered at the express request. The customer is promised an answer.',
    company: 'Nothing to the order: a company does not have this right.',
    over: 'Nothing to the order: it had ended before.',
  },
  answer: 'Answer the customer',
  seen: 'Settled without an order',
  problems: {
    'row-gone': 'Somebody has settled the withdrawal meanwhile.',
    'order-unknown': 'There is no such order.',
    'intent-unknown': 'We did not recognise this form. Reload the page.',
  },
};
