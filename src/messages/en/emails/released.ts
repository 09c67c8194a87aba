import type { ReleasedWords } from '#messages/cs/emails/released.ts';

export const released: ReleasedWords = {
  subject: (number) => `Order no. ${number} continues`,
  heading: 'Your order continues',
  lead: (number, at) =>
    `We have settled your withdrawal from order no. ${number}, which we received on ${at}: the order continues to be valid.`,
  lines: 'It was about:',
  stands: {
    delivering: 'Delivery goes on.',
    held: 'Delivery is still on hold, because we are dealing with another withdrawal of yours.',
    delivered: 'It stays as it was delivered.',
    short:
      'It stays ended with what was delivered. What becomes of the price of the rest is on the page of your order.',
    unbegun: 'Delivery has yet to begin; the page of your order says when.',
    unpaid: 'It has not been paid yet; delivery begins after the payment.',
  },
  noMoney: 'So we refund nothing for this withdrawal, and there is no calculation to send.',
  why: 'Why',
  again: (day) => `You can withdraw again until ${day}.`,
  disagree: 'If you disagree, reply to this email.',
};
