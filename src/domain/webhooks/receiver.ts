import { cleanText } from '#domain/clean-text.ts';
import { type WebhookEvent, findWebhookEvent } from './event.ts';
import { isInward } from './inward-address.ts';

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
