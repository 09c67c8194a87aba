import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLines, cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['  Jan Novák\u00a0', 'Jan Novák'],
    ['Jan\u0000 No\u200bvák\u202e', 'Jan Novák'],
    ['Jan\r\nBcc: x', 'Jan Bcc: x'],
    ['Nova\u0301k', 'Novák'],
    ['a\ud83d\u200b\ude00b', 'ab'],
    ['😀', '😀'],
    ['\u200b\ufeff', ''],
  ])('makes one clean line of %j', (typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
        expect(cleanLines(cleanLines(typed))).toBe(cleanLines(typed));
        expect(cleanText(typed).isWellFormed()).toBe(true);
      }),
    );
  });

  it('is quick with a million characters', () => {
    expect(cleanText('\n \u200b'.repeat(333_333))).toBe('');
  });
});

describe('cleanLines', () => {
  it('keeps line breaks, all of one kind', () => {
    expect(cleanLines(' a\r\nb \r c\u0000\n\n')).toBe('a\nb\n c');
  });
});
