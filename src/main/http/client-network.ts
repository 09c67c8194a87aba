import { isIPv6 } from 'node:net';

/** The address of the client, set by the server itself; what a client sends under this name is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** An address as proxies write it, without its brackets and its port, which changes with each connection. */
export function bareAddress(written: string): string {
  if (written.startsWith('[')) return written.slice(1).replace(/\].*$/, '');
  const [address = '', ...rest] = written.split(':');
  // An address with more than one colon is IPv6, which has no port unless it is in brackets.
  return rest.length === 1 ? address : written;
}

/**
 * The network by which a client is counted: one IPv4 address, or the whole /64 of an IPv6 address, in which
 * a client can change its address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [before = [], after = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** All clients of one /48 may do so much more together than one of them. */
export const WIDER_SHARE = 4;

/**
 * The /48 around a network as `networkOf` names it: one owner of a /48 has 65,536 networks to come from.
 * Undefined where it is not an IPv6 network.
 */
export function widerNetworkOf(network: string): string | undefined {
  const [, wide] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? [];
  return wide && `${wide}::/48`;
}
