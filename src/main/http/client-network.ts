import { isIPv6 } from 'node:net';

/** An address as proxies write it, without its brackets and its port, which changes with each connection. */
export function bareAddress(written: string): string {
  if (written.startsWith('[')) return written.slice(1).replace(/\].*$/, '');
  const [address = '', ...rest] = written.split(':');
  // With more colons than one it is IPv6, and without brackets that has no port.
  return rest.length === 1 ? address : written;
}

/**
 * The network that an address stands for where somebody is counted: an IPv4 address is one client, of
 * IPv6 each client has a whole /64 to change its address in.
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
 * The /48 around a network as `networkOf` names it: one owner of so much has 65,536 of them to come from.
 * Undefined for what is none.
 */
export function widerNetworkOf(network: string): string | undefined {
  const [, wide] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? [];
  return wide && `${wide}::/48`;
}
