import { isAround } from './pieces.ts';
import type { PlainTargetProblem } from './target.ts';

/** Separators of a phone number. */
const SEPARATORS = /[\s()./-]/g;
const INTERNATIONAL = /^(?:\+|00)\d{8,15}$/;
const WORDS = /^[\p{L}\p{M}\p{N}\p{Zs}\p{So}.,'’„“"&|()!?@+_-]+$/u;
const ACCENTED = /[^\p{ASCII}\p{So}\p{P}\p{Zs}]/u;
const NATIONAL = /^\d{9}$/;

/** What a text is that is neither a name nor a link, as far as its looks tell (rules 8). */
export function looksLike(text: string, pieces: readonly string[]): PlainTargetProblem {
  if (isPhone(text)) return 'target-phone';
  if (pieces.some(isEmail) || /\S @ \S/.test(text)) return 'target-email';
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
export function isTitled(pieces: readonly string[], text: string): boolean {
  return TITLE.test(text) && !pieces.some((piece) => isAround(piece.replace('@', '')));
}

/** Whether it is written as phone numbers are, so that digits alone are not one. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(SEPARATORS, '');
  return INTERNATIONAL.test(digits) || (NATIONAL.test(digits) && /^\d+\s/.test(text));
}

function isEmail(piece: string): boolean {
  const [box, host, ...more] = piece.split('@');
  return Boolean(box && host?.includes('.')) && more.length === 0;
}
