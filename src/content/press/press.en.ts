import type { PressText } from './press-text.ts';

export const press: PressText = {
  tangenta: {
    title: 'A price list you can actually read',
    sentence: 'Final price, unit price and delivery time stand side by side before the cart.',
  },
  kolofon: {
    title: 'No password, no account',
    sentence: 'A public profile name is enough; the shop never once asks for a login.',
  },
  epsilon: {
    title: 'Slowly, but to plan',
    sentence: 'Followers arrive bit by bit, and the order page shows how far delivery has come.',
  },
  norda: {
    title: 'What happens when the count drops',
    sentence: 'Each package has a guarantee of its own length, its conditions spelled out.',
  },
  retort: {
    title: 'A shop that warns you about itself',
    sentence: 'What the networks’ rules forbid is said before the order, not after it.',
  },
};
