import { cleanText } from '#domain/clean-text.ts';

/** Digits alone, or groups of three that one and the same sign parts. */
const SHAPE = /^(?:\d+|[1-9]\d{0,2}(?<mark>[ .,])\d{3}(?:\k<mark>\d{3})*)$/u;
/** More than any count of the shop has, and still exact. */
const MOST_DIGITS = 12;

/**
 * A whole number as people type it: „1 250“, „1.250“ and "1,250" are 1250. Undefined where it is none: a sign parts
 * thousands only, so a slip of the point is no other number.
 */
export function readCount(typed: string): number | undefined {
  const bare = cleanText(typed).replaceAll(/\s/gu, ' ');
  if (!SHAPE.test(bare)) return undefined;
  const digits = bare.replaceAll(/\D/g, '');
  return digits.length > MOST_DIGITS ? undefined : Number(digits);
}
