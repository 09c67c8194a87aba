import type { ArticleOrigin } from '#domain/article/article.ts';

/** Whose text it is, and which addresses are the shop's own. */
export interface LinkFacts {
  origin: ArticleOrigin;
  /** Of both editions, without a slash at the end. */
  origins: readonly string[];
}

/** Where a link leads, and what a page says of it. */
export interface ReadLink {
  href: string;
  /** Undefined where it leads to the shop itself. */
  rel: string | undefined;
}

/** An origin that nobody has: what an address leads to without naming an origin itself. */
const HERE = 'https://here.invalid';

/**
 * Reads an address as a browser does, which takes `/\example.com` for another site. Undefined where it
 * leads nowhere that a page of the shop may lead to.
 */
export function readLink(address: string, { origin, origins }: LinkFacts): ReadLink | undefined {
  const url = URL.parse(address, `${HERE}/`);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:')
    return { href: url.href, rel: undefined };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin === HERE) {
    const href = withinPage(address, url);
    // Once its dots are gone, `/.//example.com` is another site for who reads it again.
    return URL.parse(href, `${HERE}/`)?.origin === HERE ? { href, rel: undefined } : undefined;
  }
  if (origins.includes(url.origin)) return { href: url.href, rel: undefined };
  // What the shop writes itself has read its sources; nobody vouches for the links of others.
  return { href: url.href, rel: origin === 'built-in' ? 'noopener' : 'noopener nofollow ugc' };
}

function withinPage(address: string, { pathname, search, hash }: URL): string {
  return address.startsWith('#') ? hash || '#' : `${pathname}${search}${hash}`;
}
