import type { PerLocale } from '#domain/locale.ts';
import type { ReviewPlatform } from '#domain/reviews/platform.ts';
import { type ReviewMessages, reviews as cs } from '#messages/cs/site/reviews.ts';
import { reviews as en } from '#messages/en/site/reviews.ts';

export const reviewWords: PerLocale<ReviewMessages> = { cs, en };

/** The platforms by their own names, which no language changes. */
export const platformNames: Readonly<Record<ReviewPlatform, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  twitter: 'X',
  twitch: 'Twitch',
};
