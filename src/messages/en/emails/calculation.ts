import type { CalculationWords } from '#messages/cs/emails/calculation.ts';

export const withdrawalCalculation: CalculationWords = {
  heading: 'Calculation',
  line: (name, { delivered, pieces, price, ours, yours }) =>
    `${name}: ${delivered} of ${pieces} delivered before you withdrew. Of the price of ${price}, ${ours} is due to us for what was delivered, and ${yours} to you.`,
  unasked:
    'You had not asked us to start before the end of the withdrawal period, so you pay for nothing that was delivered.',
  whole: (name, { price }) => `${name}: the whole price of ${price} is due to you.`,
  due: (sum) => `In all, ${sum} is due to you.`,
  before: (sum) => `We have already refunded ${sum}.`,
  now: (sum) => `We are now refunding ${sum}.`,
  settled: {
    subject: (number) => `Your withdrawal from order no. ${number} is settled`,
    preview: 'Delivery has ended, and nothing more is refunded.',
    heading: 'Your withdrawal is settled',
    lead: (number) =>
      `Delivery of the packages of order no. ${number} that you withdrew from has ended with what was delivered. Nothing more is refunded.`,
    disagree: 'If you disagree with the calculation, reply to this email.',
  },
};
