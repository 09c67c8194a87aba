import { redirect } from 'react-router';
import { findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type Catalogue,
  type Service,
  type UpcomingPlatformId,
  platformIds,
  upcomingPlatformIds,
} from '#domain/catalogue/price-list.ts';
import { href } from '#domain/addresses.ts';

/** What the price list shows: a service, or a platform with nothing to sell yet. */
export type Tab = { service: Service } | { upcoming: UpcomingPlatformId };

/**
 * The tab of an address. A service may be named by its id as well (rules 3); what is not sold is
 * answered by the not-found page (rules 7).
 * @throws {Response} a redirect.
 */
export function chooseTab(
  catalogue: Catalogue,
  locale: Locale,
  asked: { platform?: string; service?: string },
): Tab {
  const { platform = platformIds[0], service: name } = asked;
  const upcoming = upcomingPlatformIds.find((id) => id === platform);
  if (upcoming && name === undefined) return { upcoming };
  const service =
    name === undefined
      ? findPlatform(catalogue, platform)?.services[0]
      : findService(catalogue, platform, name);
  if (!service) throw redirect(href('notFound', locale));
  if (name !== undefined && name !== service.slug) {
    throw redirect(href('priceListService', locale, { platform, service: service.slug }), 308);
  }
  return { service };
}
