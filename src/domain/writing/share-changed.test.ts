import { describe, expect, it } from 'vitest';
import { isReworked, shareChanged } from './share-changed.ts';

const text =
  'Počet u profilu je dojem. Zájem lidí je něco jiného a koupit se nedá, protože ho nikdo nevlastní.';

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
