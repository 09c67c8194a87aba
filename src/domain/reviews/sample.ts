import { noonOf } from '#domain/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReviewPlatform } from './platform.ts';
import type { Review } from './review.ts';

/** A built-in review, which nobody wrote after a purchase. All of them have five stars. */
export interface SampleText {
  /** The day, ISO 8601. */
  date: string;
  name: string;
  city: string;
  /** In the English set alone. */
  country?: string;
  platform: ReviewPlatform;
  text: string;
}

/** A built-in review with its origin, which it never loses (rules 17). */
export function sampleReview(
  { date, name, city, country, platform, text }: SampleText,
  language: Locale,
): Review {
  return {
    id: `sample-${language}-${date}`,
    name,
    place: country === undefined ? city : `${city}, ${country}`,
    text,
    rating: 5,
    platform,
    language,
    // Noon is the same day in Prague and in UTC.
    writtenAt: noonOf(date),
    origin: 'sample',
  };
}
