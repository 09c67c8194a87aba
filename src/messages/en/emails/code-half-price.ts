import { plural } from '#domain/locale.ts';
import type { CodeHalfPriceWords } from '#messages/cs/emails/code-half-price.ts';

export const codeHalfPrice: CodeHalfPriceWords = {
  subject: (code, off) => `Large discount: code ${code}, ${off}`,
  preview: 'It takes off half the price or more.',
  heading: 'A code takes off half the price or more',
  text: (code, off, uses) =>
    `Code ${code} takes off ${off}. ${uses === null ? 'Its uses are not limited.' : `It can be used ${plural('en', uses, { one: 'once', other: `${uses} times` })}.`}`,
  by: (person) => `Set so by: ${person}.`,
  todo: 'If it should not be so, end it on its page.',
  open: 'Show the code',
};
