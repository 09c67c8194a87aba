import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { Logger } from 'pino';
import sirv from 'sirv';
import type { App } from './app.ts';
import { isPublicPath } from '#web/paths.ts';
import { CLIENT_ADDRESS_HEADER } from './guard.ts';
import { type CachedPage, PageCache, chooseEncoding } from './page-cache.ts';

export interface ServerOptions {
  app: App;
  log: Logger;
  /** Host of the English edition: the cache keeps two pages for an address, whatever the hosts are. */
  englishHost: string;
  /** Whether X-Forwarded-* headers are believed (decision 1). */
  trustProxy: boolean;
  /** Serves files, and calls `next` for what is none. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Whether rendered pages are kept; not while developing. */
  keepsPages: boolean;
}

/** Milliseconds that an unfinished request may take before its connection is closed. */
const REQUEST_MS = 30_000;

/** The HTTP server: page cache, then files, then the app. */
export function createShopServer(options: ServerOptions): { server: Server; cache: PageCache } {
  const cache = new PageCache();
  const server = createServer((request, response) => {
    if (answerFromCache(cache, request, response, options)) return;
    options.files(request, response, () => void answer(cache, request, response, options));
  });
  server.requestTimeout = REQUEST_MS;
  return { server, cache };
}

/** The part in front of everything: a kept page costs one look into a map. */
function answerFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  options: ServerOptions,
): boolean {
  if (request.method !== 'GET' || !options.keepsPages) return false;
  const key = cacheKey(request, options);
  const found = cache.find(key);
  if (!found) return false;
  sendPage(found.page, request, response);
  if (found.isStale) void renew(cache, key, request, options);
  return true;
}

async function answer(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  options: ServerOptions,
): Promise<void> {
  try {
    const asked = toRequest(request, response, options);
    const isKept = options.keepsPages && request.method === 'GET' && isPublicPath(pathOf(request));
    const answered = isKept
      ? await cache.fill(cacheKey(request, options), () => options.app(asked.clone()))
      : await options.app(asked);
    if (answered instanceof Response) await sendResponse(response, answered);
    else sendPage(answered, request, response);
  } catch (error) {
    options.log.error({ err: error, url: request.url }, 'a request failed');
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

async function renew(
  cache: PageCache,
  key: string,
  request: IncomingMessage,
  options: ServerOptions,
): Promise<void> {
  const { app, log } = options;
  const url = urlOf(request, options);
  await cache
    .fill(key, () => app(new Request(url)))
    .catch((error: unknown) => log.error({ err: error, key }, 'a kept page could not be renewed'));
}

function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = page.answers[chooseEncoding(headerOf(request, 'accept-encoding'))];
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ETag: page.etag, Vary: 'Accept-Encoding' }).end();
  } else {
    response.writeHead(200, headers).end(body);
  }
}

/** Edition and path: a public page is the same for everyone, whatever the query or the cookies. */
function cacheKey(request: IncomingMessage, options: ServerOptions): string {
  return (hostOf(request, options) === options.englishHost ? 'en ' : 'cs ') + pathOf(request);
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function toRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: ServerOptions,
): Request {
  const url = new URL(urlOf(request, options));
  const made = createRequest(request, response, { host: url.host, protocol: url.protocol });
  const forwarded = options.trustProxy ? headerOf(request, 'x-forwarded-for') : undefined;
  const client = forwarded?.split(',').at(-1)?.trim() ?? request.socket.remoteAddress ?? 'unknown';
  made.headers.set(CLIENT_ADDRESS_HEADER, client);
  return made;
}

function urlOf(request: IncomingMessage, options: ServerOptions): string {
  const forwarded = options.trustProxy ? headerOf(request, 'x-forwarded-proto') : undefined;
  const protocol = forwarded === 'https' ? 'https' : 'http';
  return `${protocol}://${hostOf(request, options)}${request.url ?? '/'}`;
}

function hostOf(request: IncomingMessage, options: ServerOptions): string {
  const forwarded = options.trustProxy ? headerOf(request, 'x-forwarded-host') : undefined;
  return forwarded ?? request.headers.host ?? 'localhost';
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Built files carry a hash in their name and may be kept for ever; the rest is asked for again. */
export function serveFiles(folder: string): ServerOptions['files'] {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      const value = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('Cache-Control', value);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (pathname === '/speculation-rules.json') {
        response.setHeader('Content-Type', 'application/speculationrules+json');
      }
    },
  });
}
