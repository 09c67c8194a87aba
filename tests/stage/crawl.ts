import type { Locale } from '#domain/locale.ts';
import type { TestShop } from './shop.ts';
import type { Page, Visitor } from './visitor.ts';

/** A page as the crawler found it. */
export interface CrawledPage extends Page {
  /** The address under which it was linked, with its query. */
  path: string;
  /** Where the first link to it stands. */
  from: string;
}

export interface Crawl {
  pages: ReadonlyMap<string, CrawledPage>;
  /** Links that lead to nothing, or to a part that the page has not. */
  dead: string[];
}

/** Where a link leads to within the shop, and which part of that page it names. */
interface Link {
  path: string;
  hash: string;
}

function linksOn(html: string, origin: string, from: string): Link[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), origin + from))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search, hash }) => ({ path: pathname + search, hash }));
}

/** The page behind an address, also where the address leads on, as an order button's does. */
async function open(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor.get(path);
  return page.location ? visitor.follow(page) : page;
}

/**
 * Follows every link of an edition, from the given addresses on.
 * @param begun addresses that need not be linked, such as those of the sitemap
 */
export async function crawl(
  shop: TestShop,
  locale: Locale,
  begun: readonly string[],
): Promise<Crawl> {
  const origin = shop.services.shop.origins[locale];
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  const waiting = begun.map((path) => ({ path, hash: '', from: 'the beginning' }));
  for (let link = waiting.pop(); link; link = waiting.pop()) {
    const { path, hash, from } = link;
    if (!pages.has(path)) {
      const page = await open(shop.visitor(locale), path);
      pages.set(path, { ...page, path, from });
      if (page.status !== 200) dead.push(`${from} -> ${path}: ${page.status}`);
      // Every order button puts its own package into a cart: one of them stands for all.
      else if (!path.includes('package=') && isPage(page)) {
        waiting.push(...linksOn(page.html, origin, path).map((next) => ({ ...next, from: path })));
      }
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id && !pages.get(path)?.html.includes(` id="${id}"`))
      dead.push(`${from} -> ${path}${hash}`);
  }
  return { pages, dead };
}

/** Whether an answer is a page, and not a file that a page offers. */
export function isPage({ headers }: Pick<Page, 'headers'>): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
