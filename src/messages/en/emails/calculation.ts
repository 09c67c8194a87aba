import type { CalculationWords } from '#messages/cs/emails/calculation.ts';

export const withdrawalCalculation: CalculationWords = {
  heading: 'Calculation',
  line: (name, { delivered, pieces, price, ours, yours }) =>
    `${name}: ${delivered} of ${pieces} delivered. Of the price of ${price}, ${ours} is ours for what was delivered and ${yours} is yours.`,
  due: (sum) => `In all, ${sum} is due to you.`,
  before: (sum) => `We have returned ${sum} before.`,
  now: (sum) => `We now return ${sum}.`,
  settled: {
    subject: (number) => `Your withdrawal from order ${number} is settled`,
    preview: 'Delivery has ended, and nothing more is refunded.',
    heading: 'Your withdrawal is settled',
    lead: (number) =>
      `The packages of order ${number} that you withdrew from have ended with what was delivered. Nothing more is refunded.`,
    disagree: 'If you disagree with the calculation, reply to this email.',
  },
};
