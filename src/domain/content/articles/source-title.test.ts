import { describe, expect, it } from 'vitest';
import { titleParts } from './sources.ts';

describe('what a source is called', () => {
  it.each([
    ['SPIR: Kodex influencera', [{ text: 'SPIR: Kodex influencera' }]],
    ['[en: Spam]', [{ text: 'Spam', lang: 'en' }]],
    [
      'Nápověda: [en: Likes: how they count] (anglicky)',
      [
        { text: 'Nápověda: ' },
        { text: 'Likes: how they count', lang: 'en' },
        { text: ' (anglicky)' },
      ],
    ],
    [
      '[it: Uno] a [en: two]',
      [{ text: 'Uno', lang: 'it' }, { text: ' a ' }, { text: 'two', lang: 'en' }],
    ],
    ['[2014] [english: x] [en:x] [en: ]', [{ text: '[2014] [english: x] [en:x] [en: ]' }]],
  ])('%s', (title, parts) => {
    expect(titleParts(title)).toEqual(parts);
  });
});
