import { addressAt } from '#domain/addresses.ts';
import { readTopic } from '#domain/content/articles/slugs.ts';
import { findPackageAt, findService } from '#domain/catalogue/catalogue.ts';
import {
  type Catalogue,
  platformIds,
  serviceKey,
  upcomingPlatformIds,
} from '#domain/catalogue/price-list.ts';

const tabs: ReadonlySet<string> = new Set([...platformIds, ...upcomingPlatformIds]);

/**
 * The name under which a page is counted (rules 58): that of its row in the table of addresses, for a
 * package its id, for a tab of the price list the row with platform or service, for an article the row with its
 * id. Nothing else of an address gets into it, so there are about as many names as pages. Undefined where it is
 * no page for people.
 * @param isAlreadyOrdered whether the page has been answered with success; else what looks like an article may be none
 */
export function pageKey(
  catalogue: Catalogue,
  pathname: string,
  isThere = false,
): string | undefined {
  const found = addressAt(pathname);
  if (!found || found.kind === 'machine' || found.kind === 'operator') return undefined;
  const { name } = found;
  const parts = pathname.split('/');
  if (name === 'package') {
    const [, platform = '', service = '', amount = ''] = parts;
    return findPackageAt(catalogue, { platform, service, amount })?.id ?? name;
  }
  if (name === 'article') return isThere ? `${name}:${parts[1]}` : name;
  if (name === 'blogTopic' || name === 'blogTopicPage') {
    const topic = readTopic(parts[3] ?? '');
    return topic ? `${name}:${topic}` : name;
  }
  const [, , platform = '', service = ''] = parts;
  if (name === 'priceListTab') return tabs.has(platform) ? `${name}:${platform}` : name;
  if (name === 'priceListService') {
    const first = findService(catalogue, platform, service)?.packages[0];
    return first ? `${name}:${serviceKey(first.id)}` : name;
  }
  return name;
}
