import { type Rating, ratings, readRating } from './review.ts';

/** The best mark that a column of numbers can hold. */
export const scales = [5, 10, 100] as const;
export type RatingScale = (typeof scales)[number];

/** A mark as a part of the best one: 4 of 5, 80 of 100. The best one is undefined where the cell does not say it. */
interface Mark {
  got: number;
  of: number | undefined;
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)`;
const bareNumber = new RegExp(String.raw`^${NUMBER}(?:\s?(?:bod\p{L}{0,2}|points?))?$`, 'iu');
const ofBest = new RegExp(
  String.raw`^${NUMBER}\s?(?:/|z|ze|of|out of)\s?${NUMBER}(?:\s?\D{1,20})?$`,
  'iu',
);
const percent = new RegExp(String.raw`^${NUMBER}\s?%$`);
const starred = new RegExp(
  String.raw`^${NUMBER}\s?-?(?:\*|★|⭐|(?:stars?|hvězd\p{L}*|hviezd\p{L}*)(?:\s(?:rating|out of 5))?)$`,
  'iu',
);
const words = ['one', 'two', 'three', 'four', 'five'];

const FULL = /[★⭐✭🌟*]/u;
const EMPTY = /[☆✩]/u;

/** A cell as a mark; undefined where it is none. */
function readMark(input: string): Mark | undefined {
  const bare = input
    .replaceAll(/[\ufe0e\ufe0f\u200b]/g, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^ ?(?:rated|rating|hodnocení):? /iu, '')
    .trim();
  const number = bareNumber.exec(bare)?.[1];
  if (number !== undefined) return { got: decimal(number), of: undefined };
  const [, got, of] = ofBest.exec(bare) ?? [];
  if (got !== undefined && of !== undefined) return { got: decimal(got), of: decimal(of) };
  const hundredth = percent.exec(bare)?.[1];
  if (hundredth !== undefined) return { got: decimal(hundredth), of: 100 };
  const stars = starred.exec(bare)?.[1];
  if (stars !== undefined) return { got: decimal(stars), of: ratings.length };
  const word = words.indexOf(bare.toLowerCase().replace(/ stars?$|^star rating /, ''));
  if (word >= 0) return { got: word + 1, of: ratings.length };
  return countStars(bare);
}

function countStars(bare: string): Mark | undefined {
  const signs = [...bare.replaceAll(' ', '')];
  const full = signs.filter((sign) => FULL.test(sign)).length;
  const half = signs.filter((sign) => sign === '½').length;
  const empty = signs.filter((sign) => EMPTY.test(sign)).length;
  const isAll = full + half + empty === signs.length;
  if (!isAll || full + half === 0 || signs.length > ratings.length) return undefined;
  return { got: full + half / 2, of: ratings.length };
}

function decimal(input: string): number {
  return Number(input.replace(',', '.'));
}

/** How many bare numbers of a column are beyond each scale. */
export interface RatingFacts {
  bare: number;
  beyond: Record<RatingScale, number>;
}

/** A column of which no cell was looked at yet. */
export function noRatings(): RatingFacts {
  return { bare: 0, beyond: { 5: 0, 10: 0, 100: 0 } };
}

/** Notes what a cell says of the scale of its column. */
export function recordRating(facts: RatingFacts, input: string): void {
  const mark = readMark(input);
  if (!mark || mark.of !== undefined) return;
  facts.bare += 1;
  for (const scale of scales) if (mark.got > scale) facts.beyond[scale] += 1;
}

/**
 * The scale of a column: the smallest that holds more than half of its bare numbers. It is sure where it holds all
 * of them but few, one of twenty.
 */
export function ratingScaleOf({ bare, beyond }: RatingFacts): {
  scale: RatingScale;
  isSure: boolean;
} {
  const scale = scales.find((each) => beyond[each] * 2 < bare) ?? scales[0];
  return { scale, isSure: beyond[scale] * 20 <= bare };
}

/** How the marks of a file become stars. */
export interface RatingReading {
  /** Of cells that do not say it themselves. */
  scale: RatingScale;
  /** Whether what lies between two stars is taken for the lower one, and not left out. */
  isRoundedDown: boolean;
}

export type ReadStars = Rating | 'rating-wrong' | 'rating-between';

/** Stars of a cell: 5, 5/5, 5,0, ★★★★★, 100 %, 8/10. Nothing is ever rounded up. */
export function readStars(input: string, { scale, isRoundedDown }: RatingReading): ReadStars {
  const mark = readMark(input);
  const best = mark?.of ?? scale;
  if (!mark || !scales.some((each) => each === best) || mark.got > best) return 'rating-wrong';
  // Of 100 the hundredths of a star are whole numbers.
  const hundredths = Math.round((mark.got * ratings.length * 100) / best);
  const stars = readRating(Math.floor(hundredths / 100));
  if (stars === undefined) return 'rating-wrong';
  return hundredths % 100 === 0 || isRoundedDown ? stars : 'rating-between';
}
