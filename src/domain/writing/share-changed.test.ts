import { describe, expect, it } from 'vitest';
import { isReworked, shareChanged } from './share-changed.ts';

const text =
  'Počet u profilu je dojem. Zájem lidí je něco jiného a koupit se nedá, protože ho nikdo nevlastní.';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** That many words that begin so, each other than the others. */
function wordsOf(start: string, count: number): string {
  const letter = (at: number) => LETTERS[Math.floor(at) % LETTERS.length] ?? '';
  const word = (_: unknown, at: number) =>
    start + letter(at) + letter(at / 26) + letter(at / 676) + start;
  return Array.from({ length: count }, word).join(' ');
}

describe('what a person has changed in a text', () => {
  it.each([
    ['nothing', text],
    ['spelling', text.replace('profilu', 'profylu').replace('nevlastní', 'nevlastni')],
    ['signs, capitals and spaces', text.toUpperCase().replaceAll('.', ' !')],
  ])('is not reworked by %s', (_, after) => {
    expect(isReworked(shareChanged(text, after))).toBe(false);
  });

  it.each([
    ['a word', text.replace('dojem', 'údaj')],
    ['a word that denies', text.replace('se nedá', 'se dá ne')],
    ['a figure', text.replace('Počet', 'Počet 10')],
    ['a sentence more', `${text} A také to stojí čas.`],
    ['a sentence less', text.slice(0, 26)],
  ])('is reworked by %s', (_, after) => {
    expect(isReworked(shareChanged(text, after))).toBe(true);
  });

  it('goes from nothing to all', () => {
    expect(shareChanged('', '')).toBe(0);
    expect(shareChanged(text, '')).toBe(1);
    expect(shareChanged('', text)).toBe(1);
    expect(shareChanged('jedna dvě tři čtyři', 'jedna dvě tři pětkrát')).toBe(0.25);
  });

  it('counts corrected spelling beside other changes for nothing', () => {
    const before = 'jedna dvojice slova trojice slova ctverice konec';
    const after = 'zcela jedna dvojyce slova slova čtveřyce konec';
    expect(shareChanged(before, after)).toBe(2 / 7);
  });

  // The program answers nobody else meanwhile: an editor saves texts of any length, a machine may be busy.
  it.each([
    ['3,000 words that are all others', (side: string) => wordsOf(side, 3000)],
    [
      '3,000 words that differ by a letter',
      (side: string) => wordsOf(side === 'a' ? 'pa' : 'pe', 3000),
    ],
    ['words without an end', (side: string) => `${side}${'slovo'.repeat(20_000)}`],
    ['200 kB of one word', () => 'slovo '.repeat(33_000)],
  ])('is found at once for %s', (_, textOf) => {
    const [one, other] = [textOf('a'), textOf('b')];
    const began = performance.now();
    shareChanged(one, other);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('an article as long as a generator writes one', () => {
  const words = Array.from(
    { length: 1100 },
    (_, i) => `slovo${'abcdefgh'[i % 8]}${'klmnop'[i % 6]}`,
  );

  it(
    'takes nobody’s time, even where a longer one is another text altogether',
    { timeout: 4000 },
    () => {
      const long = [...words, ...words, ...words].slice(0, 2900);
      const other = long.map((word) => [...word].toReversed().join(''));
      // Every word with every word takes longer than that.
      expect(shareChanged(long.join(' '), other.join(' '))).toBe(1);
    },
  );

  it('is not reworked by corrected spelling at both of its ends', () => {
    const corrected = `slovvo ${words.slice(1, -1).join(' ')} slovvo`;
    expect(isReworked(shareChanged(`slovo ${words.slice(1, -1).join(' ')} slovo`, corrected))).toBe(
      false,
    );
  });
});
