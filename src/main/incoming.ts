import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { Locale } from '#domain/locale.ts';
import { CLIENT_ADDRESS_HEADER } from './guard.ts';
import { REQUEST_ID_HEADER, readRequestId } from './request-id.ts';

/** How what comes in over HTTP is understood. */
export interface Understanding {
  /** The edition that belongs to the origin under which a request came (decision 1). */
  editionOf: (origin: URL) => Locale;
  /** Whether X-Forwarded-* headers are believed (decision 1). */
  trustProxy: boolean;
}

/** Hosts whose edition is remembered; a real shop has two, a scanner makes up any number. */
const MOST_ORIGINS = 100;

/** Reads requests as they come in. A host that is no host is no request either. */
export class Incoming {
  readonly #options: Understanding;
  readonly #editions = new Map<string, Locale>();

  constructor(options: Understanding) {
    this.#options = options;
  }

  /**
   * What a kept page is found by: edition and path. The edition comes by the very rule of the app, or
   * one host written in two ways would put pages of one edition among those of the other.
   * @throws TypeError where the Host header is none
   */
  cacheKey(request: IncomingMessage): string {
    const origin = this.#originOf(request);
    let edition = this.#editions.get(origin);
    if (!edition) {
      edition = this.#options.editionOf(new URL(origin));
      if (this.#editions.size >= MOST_ORIGINS) this.#editions.clear();
      this.#editions.set(origin, edition);
    }
    return `${edition} ${pathOf(request)}`;
  }

  /** The address as the app sees it. @throws TypeError where it is none */
  urlOf(request: IncomingMessage): URL {
    return new URL(this.#originOf(request) + (request.url ?? '/'));
  }

  /** The request for the app, with the client's address in the place that only we write. */
  toRequest(request: IncomingMessage, response: ServerResponse): Request {
    const { host, protocol } = this.urlOf(request);
    const made = createRequest(request, response, { host, protocol });
    const forwarded = this.#forwarded(request, 'for')?.split(',').at(-1)?.trim();
    made.headers.set(CLIENT_ADDRESS_HEADER, forwarded ?? request.socket.remoteAddress ?? 'unknown');
    const id = this.#options.trustProxy
      ? readRequestId(headerOf(request, REQUEST_ID_HEADER))
      : undefined;
    if (id === undefined) made.headers.delete(REQUEST_ID_HEADER);
    else made.headers.set(REQUEST_ID_HEADER, id);
    return made;
  }

  #originOf(request: IncomingMessage): string {
    const protocol = this.#forwarded(request, 'proto') === 'https' ? 'https' : 'http';
    return `${protocol}://${this.#forwarded(request, 'host') ?? request.headers.host ?? 'localhost'}`;
  }

  #forwarded(request: IncomingMessage, what: 'for' | 'host' | 'proto'): string | undefined {
    return this.#options.trustProxy ? headerOf(request, `x-forwarded-${what}`) : undefined;
  }
}

export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The path without its query: a public page is the same for every query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
