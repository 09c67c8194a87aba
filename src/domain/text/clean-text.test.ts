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
  ])('makes one clean line of %j', (input, clean) => {
    expect(cleanText(input)).toBe(clean);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        expect(cleanText(cleanText(input))).toBe(cleanText(input));
        expect(cleanLines(cleanLines(input))).toBe(cleanLines(input));
        expect(cleanText(input).isWellFormed()).toBe(true);
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

describe('joiners', () => {
  it.each([
    '👩‍👩‍👧',
    '👨🏽‍💻',
    '❤️‍🔥',
    '🏳️‍🌈 🏴‍☠️ 👁️‍🗨️',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '1️⃣ #️⃣ ©️ ‼️',
    '葛\u{e0100}飾',
    'می\u200cخواهم ۲۰\u200cساله PDF\u200cها',
    'ක්\u200dෂ හ ශ්\u200dරී',
    'क्\u200dष क्\u200cष',
    '\u0600١٢',
  ])('stay between what they join: %s', (input) => {
    expect(cleanText(`  ${input} `)).toBe(input);
    expect(cleanLines(`${input}\n${input}`)).toBe(`${input}\n${input}`);
  });

  it.each([
    ['Jan\u200d Novák\u200c', 'Jan Novák'],
    ['J\u200da\u200cn', 'Jan'],
    ['\u200d👩\u200d', '👩'],
    ['👩\u200d\u200d\u200d👩', '👩‍👩'],
    ['می\u200c\u200d\u200cخواهم', 'می\u200cخواهم'],
    ['می\u200c خواهم', 'می خواهم'],
    ['❤\ufe0f\ufe0f\ufe0f', '❤️'],
    ['a\ufe0fb\u{e0101}', 'ab'],
    ['1\ufe0f2', '12'],
    ['\u{e0067}\u{e0062}Jan', 'Jan'],
    ['🏴\u{e0067}\u{e0062}', '🏴'],
    ['\u3164\u115f\u00ad\u034f', ''],
  ])('are taken out where they only hide: %j', (input, clean) => {
    expect(cleanText(input)).toBe(clean);
  });

  it('change nothing the second time, however they are mixed', () => {
    const parts = [
      '\u200c',
      '\u200d',
      '\ufe0f',
      '\u{e0062}',
      '\u{e007f}',
      '\u0301',
      '🏴',
      '👩',
      '🏽',
    ];
    const unit = fc.constantFrom(...parts, 'e', '1', '\u20e3', 'م', 'क', '\u094d', '\u200b', ' ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (input) => {
        expect(cleanText(cleanText(input))).toBe(cleanText(input));
      }),
      { numRuns: 1000 },
    );
  });
});
