import type { PressText } from './press-text.ts';

export const press: PressText = {
  tangenta: {
    title: 'A price list you can actually read',
    sentence:
      'Final price, unit price and delivery time stand side by side before anything goes into the cart.',
  },
  kolofon: {
    title: 'No password, no account',
    sentence: 'A public name or link is enough; the shop never asks for a login.',
  },
  epsilon: {
    title: 'Slowly, but to plan',
    sentence: 'Followers arrive bit by bit, and the order page shows where the order stands.',
  },
  norda: {
    title: 'What happens when the count drops',
    sentence:
      'Each package states the length of its guarantee, and the conditions are spelled out.',
  },
  retort: {
    title: 'A shop that warns you about itself',
    sentence: 'It tells you what the platforms’ rules forbid before you order, not after.',
  },
};
