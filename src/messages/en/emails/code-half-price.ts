import { plural } from '#domain/locale.ts';
import type { CodeHalfPriceWords } from '#messages/cs/emails/code-half-price.ts';

export const codeHalfPrice: CodeHalfPriceWords = {
  subject: (code, off) => `Large discount: code ${code}, ${off}`,
  preview: 'If this is not intended, end it.',
  heading: 'A code can take off half the price or more',
  text: (code, off, uses) =>
    `Code ${code} takes off ${off}. ${uses === null ? 'The number of uses is not limited.' : `It can be used ${plural('en', uses, { one: 'once', other: `${uses} times` })}.`}`,
  by: (person) => `Set by: ${person}.`,
  todo: 'If this is not intended, end the code on its page.',
  open: 'Show the code',
};
