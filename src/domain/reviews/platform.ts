import { keysOf } from '#domain/records.ts';

/** The platforms that a review can be about, in the order in which they are chosen from. */
export const reviewPlatforms = [
  'instagram',
  'tiktok',
  'youtube',
  'facebook',
  'twitter',
  'twitch',
] as const;
export type ReviewPlatform = (typeof reviewPlatforms)[number];

/** What a service's text has to contain to name a platform, in the order in which it is looked for. */
export const namedPlatforms = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const satisfies Partial<Record<ReviewPlatform, string>>;

/** Where a text names no platform that is sold. */
export const FALLBACK_PLATFORM: ReviewPlatform = 'instagram';

/** The platform that a review shows, from the text of its service, whatever its capitals (rules 20). */
export function platformOf(service: string): ReviewPlatform {
  const text = service.toLowerCase();
  const named = keysOf(namedPlatforms).find((id) =>
    text.includes(namedPlatforms[id].toLowerCase()),
  );
  return named ?? FALLBACK_PLATFORM;
}

/** The platform of an address; undefined where it names none. */
export function readReviewPlatform(text: string): ReviewPlatform | undefined {
  return reviewPlatforms.find((platform) => platform === text);
}
