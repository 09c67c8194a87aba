import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { Locale } from '#domain/locale.ts';
import { bareAddress, CLIENT_ADDRESS_HEADER } from './client-network.ts';

/** How incoming requests are read. */
export interface IncomingOptions {
  /** The edition that belongs to the origin under which a request came; undefined where it is not ours. */
  editionOf: (origin: URL) => Locale | undefined;
  /** Whether X-Forwarded-* headers are believed (rules 1). */
  trustProxy: boolean;
}

export interface Visited {
  /** Undefined where the host is none of ours. */
  edition: Locale | undefined;
  path: string;
}

/** Hosts whose edition is remembered; a real shop has two, a scanner makes up any number. */
const MOST_ORIGINS = 100;

/** A host and nothing else: what else could stand in the header would move the path or name a user. */
const HOST = /^(?:[\da-z](?:[\da-z.-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** An address, or whatever a proxy calls a client. */
const CLIENT = /^[\w.:%[\]-]{1,64}$/;

/** Reads incoming requests. One that is not valid is refused with a TypeError. */
export class Incoming {
  readonly #options: IncomingOptions;
  readonly #editions = new Map<string, Locale | undefined>();

  constructor(options: IncomingOptions) {
    this.#options = options;
  }

  /**
   * The edition and path of a request. The edition follows the same rule as in the app; otherwise one host
   * written in two ways would store pages of one edition among those of the other.
   * @throws TypeError where it names no host, or two
   */
  look(request: IncomingMessage): Visited {
    const origin = this.#originOf(request);
    return { edition: this.#editionOf(origin), path: pathOf(request) };
  }

  /** The address as the app sees it. @throws TypeError where it is none */
  urlOf(request: IncomingMessage): URL {
    return new URL(this.#originOf(request) + (request.url ?? '/'));
  }

  /** The request for the app, with the client's address in the place that only we write. */
  toRequest(request: IncomingMessage, response: ServerResponse): Request {
    const { host, protocol } = this.urlOf(request);
    const made = createRequest(request, response, { host, protocol });
    const client = this.#forwarded(request, 'for', CLIENT) ?? request.socket.remoteAddress;
    made.headers.set(CLIENT_ADDRESS_HEADER, bareAddress(client ?? 'unknown'));
    const id = this.#options.trustProxy
      ? readRequestId(headerOf(request, REQUEST_ID_HEADER))
      : undefined;
    if (id === undefined) made.headers.delete(REQUEST_ID_HEADER);
    else made.headers.set(REQUEST_ID_HEADER, id);
    return made;
  }

  #editionOf(origin: string): Locale | undefined {
    if (!this.#editions.has(origin)) {
      if (this.#editions.size >= MOST_ORIGINS) this.#editions.clear();
      this.#editions.set(origin, this.#options.editionOf(new URL(origin)));
    }
    return this.#editions.get(origin);
  }

  #originOf(request: IncomingMessage): string {
    const { headers, rawHeaders } = request;
    // If there are two hosts, the proxy before us may have used the other one.
    if (rawHeaders.filter(isHostName).length > 1) throw new TypeError('Two hosts.');
    const protocol = this.#forwarded(request, 'proto', /^https?$/i)?.toLowerCase() ?? 'http';
    const host = this.#forwarded(request, 'host', HOST) ?? headers.host ?? 'localhost';
    if (!HOST.test(host)) throw new TypeError('No host.');
    return `${protocol}://${host}`;
  }

  /** What the proxy next to us wrote, which stands last; whatever came before it came from outside. */
  #forwarded(
    request: IncomingMessage,
    what: 'for' | 'host' | 'proto',
    shape: RegExp,
  ): string | undefined {
    if (!this.#options.trustProxy) return undefined;
    const last = headerOf(request, `x-forwarded-${what}`)?.split(',').at(-1)?.trim();
    if (last !== undefined && !shape.test(last)) throw new TypeError(`No x-forwarded-${what}.`);
    return last;
  }
}

/** Names stand at even places of the raw headers, values at odd ones. */
function isHostName(text: string, index: number): boolean {
  return index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
}

export function headerOf(
  request: Pick<IncomingMessage, 'headers'>,
  name: string,
): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The path without its query: a public page is the same for every query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Whether a client, or a proxy before it, has this very version already, as it says in If-None-Match. */
export function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag));
}

/** A validator without the sign that says how exact it is, which does not count here (RFC 9110, 13.1.2). */
function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}

/**
 * Connects a request, its lines in the log and its error page. For incoming requests the server itself sets
 * it, to the proxy's value or not at all.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that a trusted proxy gave, where it looks like one. */
function readRequestId(given: string | undefined): string | undefined {
  return given !== undefined && REQUEST_ID.test(given) ? given : undefined;
}

export function newRequestId(): string {
  return randomBytes(8).toString('hex');
}
