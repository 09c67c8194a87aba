import { dayInPrague } from '#domain/time/calendar.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { type Review, pickBySeed, sampleReview } from '#domain/reviews/review.ts';
import { samplesCs } from './samples.cs.ts';
import { samplesEn } from './samples.en.ts';

/** The built-in reviews of each edition. */
export const sampleReviews: PerLocale<readonly Review[]> = {
  cs: samplesCs.map((sample) => sampleReview(sample, 'cs')),
  en: samplesEn.map((sample) => sampleReview(sample, 'en')),
};

/** Reviews on the home page. */
export const HOME_REVIEWS = 6;

/** Some of the built-in reviews, the same all day in Prague. */
export function pickReviews(
  count = HOME_REVIEWS,
  locale: Locale = 'cs',
  day = new Date(0),
): Review[] {
  return pickBySeed(sampleReviews[locale], count, dayInPrague(day));
}
