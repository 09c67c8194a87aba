import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { PerLocale } from '#domain/locale.ts';

/**
 * The services that the generator writes reviews of (rules 81), each by the words that are stored with a review
 * of its language. What is sold stands in the price list under other names, or not at all.
 */
export const reviewedServices = {
  'instagram-followers': { cs: 'Instagram sledující', en: 'Instagram followers' },
  'instagram-likes': { cs: 'Instagram lajky', en: 'Instagram likes' },
  'tiktok-followers': { cs: 'TikTok sledující', en: 'TikTok followers' },
  'facebook-followers': { cs: 'Facebook sledující', en: 'Facebook followers' },
  'youtube-followers': { cs: 'YouTube sledující', en: 'YouTube followers' },
  'instagram-story-views': { cs: 'Instagram zhlédnutí stories', en: 'Instagram story views' },
} as const satisfies Record<string, PerLocale<string>>;
export type ReviewedService = keyof typeof reviewedServices;

/** Whether a service of the list can be bought at all; one that cannot is marked in the generator (rules 81). */
export function isSold(service: ReviewedService, { platforms }: Catalogue): boolean {
  const [platform, ...rest] = service.split('-');
  const kind = rest.join('-');
  return platforms.some(
    ({ id, services }) => id === platform && services.some((each) => each.id === kind),
  );
}
