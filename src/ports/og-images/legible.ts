import anyAscii from 'any-ascii';

/** What stands for a sign that a typeface lacks, where another says the same. */
const substitutes: Readonly<Record<string, string>> = { '→': '–', '≈': '~', '\u202f': '\u00a0' };

/** Kinds of space that typefaces seldom have. */
const SPACES = /[^\S\u00a0\u202f\n]/gu;

/** Accents once they are apart from their letters. */
const MARKS = /\p{M}/gu;

/**
 * A text with the characters of a typeface alone: what it lacks is replaced by what says the same, an accented
 * letter by the letter, one of another alphabet by its transcription, and anything else left out, together with the
 * space that it leaves.
 * @param covered the code points of the typeface
 */
export function toLegible(text: string, covered: ReadonlySet<number>): string {
  const has = (part: string) => [...part].every((sign) => covered.has(sign.codePointAt(0) ?? 0));
  const drawn = (sign: string) => {
    if (has(sign)) return sign;
    const substitute = substitutes[sign];
    if (substitute !== undefined && has(substitute)) return substitute;
    const bare = sign.normalize('NFKD').replaceAll(MARKS, '');
    if (has(bare)) return bare;
    return /[\p{L}\p{N}]/u.test(sign) ? anyAscii(sign) : '';
  };
  const kept = Array.from(text.normalize('NFC').replaceAll(SPACES, ' '), drawn).join('');
  return kept === text ? text : kept.replaceAll(/ {2,}/g, ' ').trim();
}
