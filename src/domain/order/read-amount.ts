import type { Haler } from '#domain/money.ts';

/** Currency and the Czech dash for no haléře, as people write them beside a sum. */
const AROUND = /^(?:kč|czk)|(?:,[-–—]+)? ?(?:kč|czk)?$/giu;

/** Thousands in groups of three parted by one and the same sign, or no groups at all; then the haléře. */
const SHAPE =
  /^(?:(?<plain>\d+)|(?<first>[1-9]\d{0,2})(?<mark>[ .,'])\d{3}(?:\k<mark>\d{3})*)(?:(?<point>[.,])(?<cents>\d{1,2}))?$/u;

/** More digits than any sum of the shop has, and still exact. */
const MOST_DIGITS = 12;
const MOST_CHARACTERS = 60;

/**
 * A sum as people type or paste it, in either language, in haléře: „1 234,50“, „1.234,50 Kč“, "CZK 1,234.50"
 * and "1234.5" are 123450. A sign before three digits parts thousands, one before one or two digits parts
 * haléře; a sum that could be read in two ways is none. Counted in digits, so it is exact. Undefined where
 * the text is no sum; a sum below nothing is none.
 */
export function readAmount(typed: string): Haler | undefined {
  if (typed.length > MOST_CHARACTERS) return undefined;
  const bare = typed.replaceAll(/\s+/gu, ' ').trim().replaceAll(AROUND, '').trim();
  const parts = SHAPE.exec(bare)?.groups;
  // One sign cannot part thousands and haléře at once.
  if (!parts || (parts['mark'] !== undefined && parts['mark'] === parts['point'])) return undefined;
  const { cents = '' } = parts;
  const whole = (cents === '' ? bare : bare.slice(0, -cents.length - 1)).replaceAll(/\D/g, '');
  if (whole.length > MOST_DIGITS) return undefined;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Haléře of whole crowns up to a sum, typed in the same ways; undefined where it is none of them. */
export function readWholeCrowns(typed: string, most: Haler): Haler | undefined {
  const amount = readAmount(typed);
  return amount !== undefined && amount % 100 === 0 && amount <= most ? amount : undefined;
}
