import { formatWithin } from '#domain/text/period-text.ts';
import { WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';
import type { CalculationWords, WithdrawalEmailWords } from '#messages/cs/emails/withdrawal.ts';

export const withdrawalEmail: WithdrawalEmailWords = {
  subject: 'We have received your withdrawal from the contract',
  preview: (at) => `It reached us on ${at}. Inside: what happens next.`,
  heading: 'We have received your withdrawal',
  lead: (at) => `We confirm that your withdrawal from the contract reached us on ${at}. It says:`,
  facts: {
    name: 'Name',
    number: 'Order',
    tied: 'Matched to order',
    email: 'Email',
    extent: 'You withdraw from',
    whole: 'the whole order',
    reason: 'Reason',
    at: 'Received',
  },
  link: '[link]',
  moreStored: 'Whatever else you wrote is stored with it.',
  next: 'What happens next',
  by: (day) => `by ${day} at the latest`,
  soon: 'without undue delay',
  rights: {
    guaranteed:
      'Your rights from defects and from the guarantee remain; sections 8 and 9 of the terms say how to use them.',
    legal: 'Your rights from defects remain; section 8 of the terms says how to use them.',
  },
  outcomes: {
    canceled: (day) =>
      `Delivery had not begun, so we have cancelled the whole order. We refund what you paid to your original payment method, by ${day} at the latest. There is nothing else you need to do.`,
    canceledFree:
      'Delivery had not begun, so we have cancelled the whole order. It was free of charge, so there is nothing to refund.',
    canceledUnpaid: 'The order had not been paid. We have cancelled it, and you owe us nothing.',
    heldConsent: (by) =>
      `We will work out how much we had delivered at your express request by the time you withdrew: for that we are owed a proportionate part of the price. We refund the rest to your original payment method, ${by}. We will email you the calculation.`,
    held: (by) =>
      `We refund the price of what you withdraw from to your original payment method, ${by}. We write to you once that is done.`,
    heldUnbegun: 'Nothing of what you withdraw from has been delivered.',
    heldUnasked:
      'You had not asked us to begin before the end of the withdrawal period, so you pay nothing for what was delivered.',
    heldSum: (sum, by) =>
      `We refund ${sum} to your original payment method, ${by}. We write to you once that is done.`,
    heldNothing: 'Nothing further of the price is due to you.',
    heldFree: 'The order was free of charge, so there is nothing to refund.',
    heldUnpaid:
      'The order has not been paid yet, or its payment is still being checked. We will not start; if the money arrives, we send it back.',
    company: `This order was placed for a company. By law only consumers may withdraw within ${formatWithin('en', WITHDRAWAL_DAYS, 'day')} without giving a reason, so the right does not apply here. Were you buying outside your business? Answer this email and we will look into it.`,
    companyCancels: 'Until delivery begins, you can cancel it on its page.',
    companyBegun: 'Delivery has begun, so it can no longer be cancelled.',
    late: (day, rights) =>
      `The period for withdrawing without giving a reason ended on ${day}. We have still stored what you sent, and we will read and answer it. ${rights}`,
    performed: (rights) =>
      `At your express request we had already fully performed the service, and that ended the right of withdrawal (section 1837 of the Czech Civil Code). We have still stored what you sent, and we will read and answer it. ${rights}`,
    over: 'This order had already ended, and nothing more of it is being delivered. Its page says what happened to it and to the money. If something is wrong, answer this email.',
    unknown:
      'We could not find an order by the number and email you gave. We have still stored your withdrawal and the time it came; we will look into it and write to you. It will be quicker if you answer this email with the order number from the confirmation.',
  },
  keep: 'Please keep this email: it confirms your withdrawal.',
  notYou: 'If this was not you, please tell us right away by answering this email.',
};

export const withdrawalCalculation: CalculationWords = {
  heading: 'Calculation',
  line: (name, { delivered, units, price, ours, yours }) =>
    `${name}: ${delivered} of ${units} delivered before you withdrew. Of the price of ${price}, ${ours} is due to us for what was delivered, and ${yours} to you.`,
  unasked:
    'You had not asked us to start before the end of the withdrawal period, so you pay for nothing that was delivered.',
  whole: (name, { price }) => `${name}: the whole price of ${price} is due to you.`,
  due: (sum) => `In all, ${sum} is due to you.`,
  before: (sum) => `We have already refunded ${sum}.`,
  now: (sum) => `We are now refunding ${sum}.`,
  resolved: {
    subject: (number) => `Your withdrawal from order no. ${number} is settled`,
    preview: 'Delivery has ended, and nothing more is refunded.',
    heading: 'Your withdrawal is settled',
    lead: (number) =>
      `Delivery of the packages of order no. ${number} that you withdrew from has ended with what was delivered. Nothing more is refunded.`,
    disagree: 'If you disagree with the calculation, reply to this email.',
  },
};
