import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';

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
export function originsOf(shop: Shop, { origin }: Pick<URL, 'origin'>): string[] {
  const { origins, extraHosts, isLocal } = shop;
  const further = extraHosts.map((host) => `https://${host}`);
  return [origins.cs, origins.en, ...further, ...(isLocal ? [origin] : [])];
}

/**
 * Whether a host can only mean this machine or an address of it. Any other name may belong to somebody who
 * points it here, to read with a page of theirs what is meant for this machine alone (DNS rebinding).
 */
export function isPlainHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(.+\.)?localhost$|^[\d.]+$|^\[[\da-f:.]+\]$/.test(hostname);
}

/** The host as it is written in addresses, without and with the default port. */
function hostsOf(origin: string): string[] {
  const { protocol, host, hostname, port } = new URL(origin);
  return port ? [host] : [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`];
}
