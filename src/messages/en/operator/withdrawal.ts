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
    settled: 'Settled',
  },
  languages: { cs: 'Czech', en: 'English' },
  find: 'Find the order',
  search: 'Number, name, email, profile or payment',
  button: 'Search',
  none: 'Nothing was found.',
  tie: (number) => `Tie to order no.\u00a0${number}`,
  tieText:
    'The customer gets a new confirmation by email, and a valid withdrawal puts delivery on hold. You refund the money on the order.',
  answer: 'Answer the customer',
  seen: 'Settled without an order',
  problems: {
    'row-gone': 'Somebody has settled the withdrawal meanwhile.',
    'order-unknown': 'There is no such order.',
    'intent-unknown': 'We did not recognise this form. Reload the page.',
  },
};
