import type { PlainTargetProblem } from './target.ts';

/** What stands between words; none of it is part of a name or of a link that we read. */
const BETWEEN = /[\s<>"„“”‚‘’«»‹›()[\]{}|`´,;\\]+/u;
const BEFORE = /[\p{L}\p{N}@#_+/-]/u;
const AFTER = /[\p{L}\p{M}\p{N}@_/=-]/u;
const WRITTEN = /[\p{L}\p{N}@]/u;

/** The words of a text without the punctuation and the pictures around them; never an empty one. */
export function splitTokens(text: string): string[] {
  return text
    .replaceAll('＠', '@')
    .replaceAll(/(https?:)\s+(?=\/)/gi, '$1')
    .split(BETWEEN)
    .map(bare)
    .filter((token) => WRITTEN.test(token));
}

/** A piece without what surrounds it, and without the English possessive. */
function bare(token: string): string {
  const marks = [...token];
  const start = marks.findIndex((mark) => BEFORE.test(mark));
  const end = marks.findLastIndex((mark) => AFTER.test(mark));
  return start < 0
    ? ''
    : marks
        .slice(start, end + 1)
        .join('')
        .replace(/'s$/, '');
}

/** What people write around a name: the platform, "profil:", thanks. */
const AROUND = new Set(
  (
    'instagram insta ig tiktok tt youtube yt facebook fb profil profile jméno jmeno name username user ' +
    'nick nickname účet ucet account kanál kanal channel handle díky diky dík děkuji dekuji děkujeme ' +
    'prosím prosim thanks thank please příspěvek post video reel odkaz link'
  ).split(' '),
);

/** A name that only a profile has: kavarna.modra, not s.r.o. */
const TELLING = /^(?=.*[a-z\d]{3})[a-z\d]+(?:[._]+[a-z\d]+)+$/i;

/**
 * The one name among words: the only word that is not said about it, or the only one that looks like a
 * profile's own name.
 * @returns undefined where it is not clear which one is meant
 */
export function nameAmong(tokens: readonly string[]): string | undefined {
  const words = tokens
    .flatMap((token) => token.split(/[:=]/))
    .map(bare)
    .filter(Boolean);
  const left = words.filter((word) => !AROUND.has(word.toLowerCase()));
  const telling = left.filter((word) => TELLING.test(word));
  const [only, ...more] = left.length > 1 ? telling : left.length > 0 ? left : words;
  return more.length > 0 ? undefined : only;
}

/** Whether a word is said about a name and is none itself. */
function isAround(word: string): boolean {
  return AROUND.has(word.toLowerCase());
}

/** The @name beside links; of a network itself, as in "via @YouTube", it is none. */
export function mentionBeside(words: readonly string[]): string | undefined {
  const mention = firstMention(words);
  return mention === undefined || isAround(mention.slice(1)) ? undefined : mention;
}

/** The first @name, also where a space follows its @ or a word is glued before it. */
export function firstMention(tokens: readonly string[]): string | undefined {
  const at = tokens.findIndex((token) => /^(?:[^@]*[:=])?@/.test(token));
  const [mention = '', next] = at < 0 ? [] : tokens.slice(at);
  const name = mention.slice(mention.indexOf('@'));
  if (name !== '@') return name || undefined;
  const isMail = at > 0 && next !== undefined && /^[^.]+\.[a-z]{2,4}$/i.test(next);
  return next === undefined || isMail ? undefined : `@${next}`;
}

/** Separators of a phone number. */
const SEPARATORS = /[\s()./-]/g;
const INTERNATIONAL = /^(?:\+|00)\d{8,15}$/;
const WORDS = /^[\p{L}\p{M}\p{N}\p{Zs}\p{So}.,'’„“"&|()!?@+_-]+$/u;
const ACCENTED = /[^\p{ASCII}\p{So}\p{P}\p{Zs}]/u;
const NATIONAL = /^\d{9}$/;

/** What a text is that is neither a name nor a link, as far as its looks tell (rules 8). */
export function looksLike(text: string, tokens: readonly string[]): PlainTargetProblem {
  if (isPhone(text)) return 'target-phone';
  if (tokens.some(isEmail) || /\S @ \S/.test(text)) return 'target-email';
  if (text.startsWith('#')) return 'target-hashtag';
  return isDisplayName(text) ? 'target-display-name' : 'target-unreadable';
}

/** Words as they stand above a profile, with spaces or accents that its own name does not have. */
function isDisplayName(text: string): boolean {
  return WORDS.test(text) && (text.includes(' ') || ACCENTED.test(text)) && /\p{L}/u.test(text);
}

/** An @ and nothing but two or three words of letters. */
const TITLE = /^[@＠]\s*\p{L}{3,}(?:\s+[\p{L}\p{M}]{3,}){1,2}$/u;

/** Whether it is a name as people read it with an @ before it: "@jan novak", and not "@kavarna, díky". */
export function isTitled(tokens: readonly string[], text: string): boolean {
  return TITLE.test(text) && !tokens.some((token) => isAround(token.replace('@', '')));
}

/** Whether it is written as phone numbers are, so that digits alone are not one. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(SEPARATORS, '');
  return INTERNATIONAL.test(digits) || (NATIONAL.test(digits) && /^\d+\s/.test(text));
}

function isEmail(token: string): boolean {
  const [box, host, ...more] = token.split('@');
  return Boolean(box && host?.includes('.')) && more.length === 0;
}
