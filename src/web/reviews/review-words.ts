import type { ReviewPlatform } from '#domain/reviews/platform.ts';

/** The platforms by their own names, which no language changes. */
export const platformNames: Readonly<Record<ReviewPlatform, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  twitter: 'X',
  twitch: 'Twitch',
};
