/** Short enough for an address that somebody reads, and for a number behind it. */
const MOST_LETTERS = 80;

/** Letters that Unicode takes for one, and people write as others. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/**
 * The slug of a title, which is an article's id and address (rules 83): lower-case letters without diacritics,
 * digits and single hyphens, cut between words. Empty where the title has neither letters nor digits of Latin.
 */
export function slugOf(title: string): string {
  const plain = title
    .slice(0, 1000)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßæœøđðłþı&]/gu, (letter) => letters[letter] ?? '')
    // Words of one apostrophe are one word: don't, rock'n'roll.
    .replaceAll(/['’]/gu, '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MOST_LETTERS) : `${slug}-${word}`;
    if (longer.length > MOST_LETTERS) break;
    slug = longer;
  }
  return slug;
}

/** The same slug with a number behind it, for one that is taken: the second is 2. */
export function numberedSlug(slug: string, number: number): string {
  return `${slug}-${number}`;
}
