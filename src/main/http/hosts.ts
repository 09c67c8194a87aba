import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { RequestRule } from './address-rules.ts';

/**
 * The edition of a host: the English one's own, and Czech for every other (rules 1). Undefined for
 * a host that a public shop does not have; a local one answers under whatever name it is found.
 */
export function editionOf(shop: Shop, { host }: Pick<URL, 'host'>): Locale | undefined {
  if (hostsOf(shop.origins.en).includes(host)) return 'en';
  const isOurs = shop.isLocal || hostsOf(shop.origins.cs).includes(host);
  return isOurs || shop.extraHosts.includes(host) ? 'cs' : undefined;
}

/**
 * The origins whose pages are the shop's own. A public one is reached over TLS alone, so a page of its
 * host without TLS is somebody else's on the line; a local one is wherever it was asked for.
 */
function originsOf(shop: Shop, { origin }: Pick<URL, 'origin'>): string[] {
  const { origins, extraHosts, isLocal } = shop;
  const further = extraHosts.map((host) => `https://${host}`);
  return [origins.cs, origins.en, ...further, ...(isLocal ? [origin] : [])];
}

/** The origins whose pages may post at an address, by what its rule says of them. */
export function postersOf(
  shop: Shop,
  url: URL,
  { from, origin }: { from: RequestRule['from']; origin: string | null },
): string[] {
  const further = {
    'our-pages': [],
    'our-editions': localOriginOf(shop, url, origin),
    clients: shop.apiOrigins,
    'no-page': [],
    'ours-or-none': [],
    anybody: [],
  };
  return [...originsOf(shop, url), ...further[from]];
}

/**
 * Whether a host can only mean this machine or an address of it. Any other name may belong to somebody who
 * points it here, to read with a page of theirs what is meant for this machine alone (DNS rebinding).
 */
export function isPlainHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(.+\.)?localhost$|^[\d.]+$|^\[[\da-f:.]+\]$/.test(hostname);
}

/**
 * A local shop is found under any name of this machine, so a page of it may post from an origin that no
 * setting names. Its port is the shop's own; on another one there is another program.
 */
function localOriginOf(
  { isLocal }: Pick<Shop, 'isLocal'>,
  { port }: Pick<URL, 'port'>,
  origin: string | null,
): string[] {
  if (!isLocal || origin === null || !URL.canParse(origin)) return [];
  const from = new URL(origin);
  const isHere = isPlainHost(from) && !from.hostname.endsWith('.localhost');
  return from.protocol === 'http:' && from.port === port && isHere ? [origin] : [];
}

/** The host as it is written in addresses, without and with the default port. */
function hostsOf(origin: string): string[] {
  const { protocol, host, hostname, port } = new URL(origin);
  return port ? [host] : [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`];
}
