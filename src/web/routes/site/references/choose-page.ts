import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { readPageNumber } from '#web/frame/page-number.ts';
import { type ReviewPlatform, readReviewPlatform } from '#domain/reviews/platform.ts';

/** A page of the list of reviews: of all, or of one platform. */
export interface ChosenPage {
  page: number;
  platform: ReviewPlatform | undefined;
}

/** The address of a page of reviews; the first has no number. */
export function reviewsAddress(locale: Locale, { page, platform }: ChosenPage): string {
  const number = String(page);
  if (platform === undefined) {
    return page === 1 ? href('references', locale) : href('referencesPage', locale, { number });
  }
  const network = platform;
  return page === 1
    ? href('referencesNetwork', locale, { network })
    : href('referencesNetworkPage', locale, { network, number });
}

/**
 * The page that an address means.
 * @throws a redirect to the first page from its number, and to /404 from what is no page (rules 7)
 */
export function choosePage(
  locale: Locale,
  { network, number }: { network?: string; number?: string },
): ChosenPage {
  const platform = network === undefined ? undefined : readReviewPlatform(network);
  const isUnknown = network !== undefined && platform === undefined;
  const page = number === undefined ? 1 : readPageNumber(number);
  if (isUnknown || page === undefined) throw redirect(href('notFound', locale), 302);
  const chosen = { page, platform };
  if (number === '1') throw redirect(reviewsAddress(locale, chosen), 308);
  return chosen;
}
