import { cleanText } from '#domain/text/clean-text.ts';
import { type WebhookEvent, findWebhookEvent } from './event.ts';

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

export const MAX_RECEIVER_NAME_LENGTH = 60;
export const MAX_RECEIVER_URL_LENGTH = 500;
/** Receivers of a shop: each costs a row with every event. */
export const MOST_RECEIVERS = 20;
/** Deliveries that one replay may repeat. */
export const MOST_REPLAYED = 10_000;

/** Why an address cannot be called. */
export type UrlProblem =
  | 'url-empty'
  | 'url-invalid'
  | 'url-not-https'
  | 'url-credentials'
  | 'url-port'
  | 'url-inward'
  /** Nobody answers by that name. */
  | 'url-name';

/** What keeps a receiver from being stored, at the field that it is about. */
export type ReceiverProblem = UrlProblem | 'name-empty' | 'events-empty' | 'receivers-full';

export interface ReceiverFields {
  name: string;
  url: string;
  events: readonly string[];
}

export interface ReadReceiver {
  name: string;
  url: string;
  events: WebhookEvent[];
}

/** The port of https, and the lowest of those that may be called besides. */
export const HTTPS_PORT = 443;
export const FREE_PORT = 8443;

/** Whether a port may be called: those of the web, and from 8443 on, where nothing of the shop's own listens. */
function isPortOpen(port: string): boolean {
  return port === '' || port === '80' || Number(port) === HTTPS_PORT || Number(port) >= FREE_PORT;
}

/**
 * What is wrong with the address of a receiver, as far as its text tells; where its name leads is asked besides.
 * @param isLocal on a local shop, which may call itself and without encryption
 */
export function problemOfUrl(text: string, isLocal: boolean): UrlProblem | undefined {
  if (text.trim() === '') return 'url-empty';
  if (!URL.canParse(text.trim()) || text.length > MAX_RECEIVER_URL_LENGTH) return 'url-invalid';
  const url = new URL(text.trim());
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'url-invalid';
  if (url.username !== '' || url.password !== '') return 'url-credentials';
  if (isLocal) return undefined;
  if (url.protocol !== 'https:') return 'url-not-https';
  if (!isPortOpen(url.port)) return 'url-port';
  return isInwardHost(url.hostname) ? 'url-inward' : undefined;
}

/** By the text of the host alone: an address, or a name that only this machine or this network knows. */
function isInwardHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (/^[\d.]+$/.test(bare) || bare.includes(':')) return isInward(bare);
  return !bare.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/i.test(bare);
}

/** The form of a receiver; what is wrong with it comes in the sequence of its fields. */
export function readReceiver(
  { name, url, events }: ReceiverFields,
  isLocal: boolean,
): { ok: true; receiver: ReadReceiver } | { ok: false; problem: ReceiverProblem } {
  const cleaned = cleanText(name).slice(0, MAX_RECEIVER_NAME_LENGTH);
  if (cleaned === '') return { ok: false, problem: 'name-empty' };
  const problem = problemOfUrl(url, isLocal);
  if (problem) return { ok: false, problem };
  const chosen = [...new Set(events.flatMap((event) => findWebhookEvent(event) ?? []))];
  if (chosen.length === 0) return { ok: false, problem: 'events-empty' };
  const { href } = new URL(url.trim());
  return { ok: true, receiver: { name: cleaned, url: href, events: chosen } };
}
