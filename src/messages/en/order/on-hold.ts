import type { OnHoldWords } from '#messages/cs/order/on-hold.ts';

export const onHold: OnHoldWords = {
  about: (packages) => `It is about: ${packages}.`,
  whole: 'We have put delivery on hold.',
  part: 'Until this is settled the whole order is on hold, so that nothing you withdraw from is delivered.',
  rest: (packages) => `After that we deliver: ${packages}.`,
  last: 'We have put delivery on hold; the other packages are no longer being delivered.',
  unread: 'The whole order is on hold until we know which packages you withdraw from.',
  others: 'After that we deliver the others.',
  over: 'Delivery had already ended.',
};
