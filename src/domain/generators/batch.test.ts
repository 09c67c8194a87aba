import { describe, expect, it } from 'vitest';
import {
  MOST_BATCH_KEYWORDS,
  MOST_KEYWORD_CHARACTERS,
  readKeywords,
  readReviewCount,
} from './batch.ts';

describe('the keywords of a batch', () => {
  it('are its lines, each once, without what nobody sees', () => {
    const input = '  růst profilu \r\n\nRůst profilu\nhashtagy\u200b\n';
    expect(readKeywords(input)).toEqual({ ok: true, keywords: ['Růst profilu', 'hashtagy'] });
  });

  it.each(['\u00a0', '\u2009', '\u202f', ' \t '])(
    'may have figures with any space in them: %j',
    (space) => {
      const input = `1${space}000 sledujících\n1 000 sledujících`;
      expect(readKeywords(input)).toEqual({ ok: true, keywords: ['1 000 sledujících'] });
    },
  );

  it.each([
    ['nothing but blanks', ' \n \r\n', 'keywords-missing', undefined],
    ['a long line', `\n${'a'.repeat(MOST_KEYWORD_CHARACTERS + 1)}`, 'keyword-long', 2],
    ['an address', 'růst\n\nhttps://evil.example', 'keyword-no-words', 3],
    ['code', '<b>růst</b>', 'keyword-no-words', 1],
    ['no word', '1 2', 'keyword-no-words', 1],
    [
      'one line too many',
      Array.from({ length: MOST_BATCH_KEYWORDS + 1 }, (_, n) => `keyword ${n}`).join('\n'),
      'keywords-many',
      undefined,
    ],
  ])('are refused where there is %s', (_, input, problem, line) => {
    expect(readKeywords(input)).toEqual({ ok: false, problem, line });
  });
});

it.each([
  ['1', 1],
  [' 20 ', 20],
  ['0', undefined],
  ['21', undefined],
  ['', undefined],
  ['1e1', undefined],
  ['-3', undefined],
  ['4.5', undefined],
])('reads how many reviews are wanted: %j', (input, count) => {
  expect(readReviewCount(input)).toBe(count);
});
