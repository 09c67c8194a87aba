import type { AnomalyMessages } from '#messages/cs/operator/anomalies.ts';

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
