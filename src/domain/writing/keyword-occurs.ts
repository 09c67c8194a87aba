/** Letters that are left in a word of a text behind what it has in common with one of a keyword: `-ami`, `-ech`, `-ing`. */
const MOST_ENDING = 3;
/** Letters that a word has at least in common with another form of it. */
const LEAST_STEM = 3;
/** From so many letters on a word says what a keyword is about; shorter ones only where there is no other. */
const TELLING_CHARACTERS = 4;

/**
 * Whether a text speaks of a keyword (rules 80): in one of its paragraphs, list items or headings stands every word of
 * it that tells something, in whatever sequence and form. Case and diacritics do not count, nor how the thousands of a
 * figure are set apart; a figure is another one where a digit differs.
 * @param text its short codes as they are read
 */
export function keywordOccurs(keyword: string, text: string): boolean {
  const words = plainWords(keyword);
  const telling = words.filter((word) => isFigure(word) || word.length >= TELLING_CHARACTERS);
  const wanted = telling.length > 0 ? telling : words;
  return text.split('\n').some((block) => {
    const stated = plainWords(block);
    return wanted.every((word) => stated.some((other) => isSameWord(word, other)));
  });
}

/** Whether two keywords are the same but for how they are written. */
export function isSameKeyword(one: string, other: string): boolean {
  return plainWords(one).join(' ') === plainWords(other).join(' ');
}

/** A figure whose thousands are set apart; compatible forms of signs make plain spaces of all that are narrow or hard. */
const FIGURE = /(?<![\p{N}.,])\p{N}{1,3}(?:[ .,]\p{N}{3})+(?![.,]?\p{N})/gu;

/** Words in lower case, without diacritics, each figure in one. */
function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replaceAll(FIGURE, (figure) => figure.replaceAll(/[ .,]/g, ''));
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isFigure(word: string): boolean {
  return /\p{N}/u.test(word);
}

/** Whether a word of a text may be a form of one of a keyword. */
function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (isFigure(word) || isFigure(other)) return false;
  return bothForms(word).some((one) => bothForms(other).some((two) => hasStemOf(one, two)));
}

/** A Czech word with and without the vowel that comes and goes: účet, účtu; balíček, balíčku. */
function bothForms(word: string): string[] {
  const short = word.replace(/e(?=[^aeiouy]$)/, '');
  return short === word ? [word] : [word, short];
}

function hasStemOf(word: string, other: string): boolean {
  const stem = Math.max(LEAST_STEM, word.length - endingOf(word));
  let common = 0;
  while (common < word.length && word[common] === other[common]) common += 1;
  return common >= stem && other.length - common <= MOST_ENDING;
}

/** Letters at the end of a word that its other forms may lack. */
function endingOf({ length }: string): number {
  if (length >= 8) return MOST_ENDING;
  if (length >= 6) return 2;
  return length >= 4 ? 1 : 0;
}
