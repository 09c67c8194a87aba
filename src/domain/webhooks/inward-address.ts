/**
 * Whether an IP address leads into the house or nowhere, by the registries of special-purpose addresses
 * (RFC 6890): loopback, private, link-local with the addresses of clouds' metadata, multicast, documentation, and
 * whatever of IPv6 carries an IPv4 address. Anything that is no address leads inwards too.
 */
export function isInward(address: string): boolean {
  const four = readFour(address);
  if (four !== undefined) return isInwardFour(four);
  const six = readSix(address);
  return six === undefined || isInwardSix(six);
}

const inwardFour: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

function isInwardFour(address: number): boolean {
  return inwardFour.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor((readFour(network) ?? 0) / size);
  });
}

function readFour(text: string): number | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  if (bytes.some((byte) => byte > 255)) return undefined;
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Only 2000::/3 is given out; of that, what carries IPv4 (6to4, Teredo) or documents, and the benchmarks. */
function isInwardSix(groups: readonly number[]): boolean {
  const [first = 0, second = 0] = groups;
  if (first < 0x2000 || first > 0x3fff) return true;
  if (first === 0x2002 || first === 0x3fff) return true;
  return first === 0x2001 && (second < 0x0200 || second === 0x0db8);
}

function readSix(text: string): number[] | undefined {
  const [bare = ''] = text.split('%');
  const halves = bare.split('::');
  if (!bare.includes(':') || halves.length > 2) return undefined;
  const parts = halves.map((half) => (half === '' ? [] : half.split(':')).flatMap(groupsOf));
  const [head = [], tail = []] = parts;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...tail];
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : undefined;
}

/** A group, or the two of an address of IPv4 that ends one of IPv6; -1 for nonsense. */
function groupsOf(part: string): number[] {
  const four = readFour(part);
  if (four !== undefined) return [Math.floor(four / 65_536), four % 65_536];
  return [/^[\da-f]{1,4}$/i.test(part) ? Number.parseInt(part, 16) : -1];
}
