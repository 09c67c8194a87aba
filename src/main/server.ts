import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { sendResponse } from '@remix-run/node-fetch-server';
import type { Logger } from 'pino';
import { isPublicPath } from '#web/paths.ts';
import type { App } from './app.ts';
import { chooseEncoding, compressed } from './compressed.ts';
import { Incoming, type Understanding, headerOf, pathOf } from './incoming.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

export interface ServerOptions extends Understanding {
  app: App;
  log: Logger;
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
  const shop = { ...options, cache, incoming: new Incoming(options) };
  const server = createServer((request, response) => {
    try {
      // Only proxies ask with a whole address, and this is none.
      if (!request.url?.startsWith('/')) throw new TypeError('No path.');
      if (answerFromCache(shop, request, response)) return;
      options.files(request, response, () => void answer(shop, request, response));
    } catch {
      // Only an address that is none can fail here.
      response.writeHead(400).end();
    }
  });
  server.requestTimeout = REQUEST_MS;
  return { server, cache };
}

interface Serving extends ServerOptions {
  cache: PageCache;
  incoming: Incoming;
}

/** The part in front of everything: a kept page costs one look into a map. */
function answerFromCache(
  shop: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || !shop.keepsPages) return false;
  const key = shop.incoming.cacheKey(request);
  const found = shop.cache.find(key);
  if (!found) return false;
  sendPage(found.page, request, response);
  if (found.isStale) void renew(shop, key, shop.incoming.urlOf(request));
  return true;
}

async function answer(
  { app, cache, incoming, keepsPages, log }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const asked = incoming.toRequest(request, response);
    const isKept = keepsPages && request.method === 'GET' && isPublicPath(pathOf(request));
    const answered = isKept
      ? await cache.fill(incoming.cacheKey(request), () => app(asked.clone()))
      : await app(asked);
    if (answered instanceof Response) {
      await sendResponse(response, await compressed(answered, acceptedBy(request)));
    } else sendPage(answered, request, response);
  } catch (error) {
    log.error({ err: error }, 'a request failed');
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

async function renew({ app, cache, log }: Serving, key: string, url: URL): Promise<void> {
  await cache
    .fill(key, () => app(new Request(url)))
    .catch((error: unknown) => log.error({ err: error, key }, 'a kept page could not be renewed'));
}

function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = page.answers[chooseEncoding(acceptedBy(request))];
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ETag: page.etag, Vary: 'Accept-Encoding' }).end();
  } else {
    response.writeHead(200, headers).end(body);
  }
}

function acceptedBy(request: IncomingMessage): string | undefined {
  return headerOf(request, 'accept-encoding');
}
