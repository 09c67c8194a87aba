import {
  type ServerOptions as HttpOptions,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { sendResponse } from '@remix-run/node-fetch-server';
import type { Logger } from 'pino';
import { addressAt } from '#domain/addresses.ts';
import type { App } from './handlers.ts';
import type { PageCounts } from '#main/counting/page-counts.ts';
import { isAddressTooLong } from './guards/address-bounds.ts';
import { addressRule } from './address-rules.ts';
import {
  isLongAnnounced,
  bareHeaders,
  dropBody,
  isLeftLong,
  outlastRequest,
  refuseUnseen,
} from './bare-answers.ts';
import { chooseEncoding, compressBody } from './compress-body.ts';
import { limitConnectionsPerClient } from './guards/connections-per-client.ts';
import type { Health } from '#main/watch/health.ts';
import { type IncomingOptions, type Visited, headerOf, Incoming, isKnown } from './incoming.ts';
import { waitWhereLong } from './guards/long-calls.ts';
import { oneByOne } from './one-by-one.ts';
import { type CachedPage, PageCache } from '#main/page-cache/page-cache.ts';
import { refuseNonsense } from './guards/refuse-nonsense.ts';

export interface ServerOptions extends IncomingOptions {
  app: App;
  log: Logger;
  /** Serves files, and calls `next` for what is none. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Answers the probes of load balancers, before anything else looks at a request. */
  health?: Health;
  /** Whether rendered pages are kept; not while developing. */
  keepsPages: boolean;
  /** Told of every page that was answered with success, and of what may be asked for by one (rules 58). */
  counts?: Pick<PageCounts, 'answered' | 'drawn'> | undefined;
}

/**
 * How long, in milliseconds, and for how much the server waits. A form of 64 kB gets through a bad line in
 * 30 s; a client that needs more than ten seconds for its headers only wants to hold the connection.
 */
const patience: HttpOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  /** Bytes: two cookies of 4 kB and a long address fit. */
  maxHeaderSize: 16 * 1024,
};
/**
 * Milliseconds without a byte in either direction after which the client counts as gone: longer than the
 * slowest answer takes, but for those of `long-calls.ts`.
 */
const IDLE_MS = 30_000;
/** Far more than one process serves at once, and few enough to stay within its memory. */
const MOST_CONNECTIONS = 5000;
/** Longer than any proxy keeps its connection: it is never closed in the moment of the next request. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;

export interface ShopServer {
  server: Server;
  cache: PageCache;
  /**
   * From now on every answer closes its connection, so that the client opens another for its next request.
   */
  beginClosing(): void;
}

/**
 * The HTTP server. A request goes this way: one of its connection after the other, probe, length of its address,
 * kept page, built file; then through `complete-answers.ts` (hosts, headers) to the app, which finds the row of its
 * address, guards posts, counts limits, and asks React Router for the page. An error on the way ends this request
 * and nothing else (decisions/0014).
 */
export function createShopServer(options: ServerOptions): ShopServer {
  const cache = new PageCache();
  const shop = { ...options, cache, incoming: new Incoming(options), isClosing: false };
  const answers = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(
    patience,
    oneByOne((request, response) => {
      answers.set(request.socket, response);
      response.once('close', () => answers.delete(request.socket));
      // Without a listener, an error from writing after the end of an answer would end the program.
      response.on('error', (error) => fail(shop, error, response));
      response.once('finish', () => dropBody(request));
      try {
        begin(shop, request, response);
      } catch (error) {
        fail(shop, error, response);
      }
    }),
  );
  refuseNonsense(server, (socket) => answers.get(socket));
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = IDLE_MS;
  // All connections of a proxy come from one address; the proxy has to limit its clients itself.
  if (options.trustProxy) server.keepAliveTimeout = KEEP_ALIVE_BEHIND_PROXY_MS;
  else limitConnectionsPerClient(server);
  return {
    server,
    cache,
    beginClosing() {
      shop.isClosing = true;
    },
  };
}

interface Serving extends ServerOptions {
  cache: PageCache;
  incoming: Incoming;
  isClosing: boolean;
}

function begin(shop: Serving, request: IncomingMessage, response: ServerResponse): void {
  if (shop.health?.answer(request, response)) return;
  // Nobody reads a body of a question.
  if (shop.isClosing || (isRead(request) && isLongAnnounced(request)))
    response.shouldKeepAlive = false;
  if (isAddressTooLong(request.url ?? '')) return refuseUnseen(shop, request, response, 414);
  const visit = visitOf(shop, request);
  if (!visit) return refuseUnseen(shop, request, response, 400);
  waitWhereLong(visit.path, response);
  if (answerFromCache(shop, visit, request, response)) return;
  const goOn = () => {
    answer(shop, visit, request, response).catch((error: unknown) => fail(shop, error, response));
  };
  shop.counts?.drawn(visit, request);
  if (visit.edition) shop.files(request, response, goOn);
  else goOn();
}

/** Undefined where the request's target cannot be an address here. */
function visitOf({ incoming }: Serving, request: IncomingMessage): Visited | undefined {
  // Only proxies ask with a whole address, and this is none.
  if (!request.url?.startsWith('/')) return undefined;
  try {
    return incoming.look(request);
  } catch {
    return undefined;
  }
}

/** Comes before everything else: a kept page costs one lookup in a map. */
function answerFromCache(
  shop: Serving,
  visit: Visited,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!isRead(request) || !shop.keepsPages || !visit.edition) return false;
  const key = cacheKey(visit);
  const found = shop.cache.find(key);
  if (!found) return false;
  shop.cache.hits += 1;
  sendPage(found.page, request, response);
  shop.counts?.answered(visit, request);
  if (found.isStale) void renew(shop, key, shop.incoming.urlOf(request));
  return true;
}

/** The key of a kept page: edition and path, and nothing else of a request. */
function cacheKey({ edition, path }: Visited): string {
  return `${edition} ${path}`;
}

async function answer(
  shop: Serving,
  visit: Visited,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { app, cache, incoming, keepsPages } = shop;
  let asked: Request;
  try {
    asked = incoming.toRequest(request, response);
  } catch {
    return refuseUnseen(shop, request, response, 400);
  }
  const isKept =
    keepsPages &&
    isRead(request) &&
    visit.edition &&
    addressRule(addressAt(visit.path)).isForEveryone;
  if (isKept) cache.misses += 1;
  const answered = isKept
    ? await cache.fill(cacheKey(visit), () => app(new Request(asked, { method: 'GET' })))
    : await app(asked);
  if (shop.isClosing || isLeftLong(request)) response.shouldKeepAlive = false;
  if (answered instanceof Response) {
    if (isPage(answered)) shop.counts?.answered(visit, request);
    const sent = await compressBody(answered, acceptedBy(request));
    const { shouldKeepAlive } = response;
    await sendResponse(response, shouldKeepAlive ? sent : await outlastRequest(sent, request));
  } else {
    shop.counts?.answered(visit, request);
    sendPage(answered, request, response);
  }
}

function isPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** An unexpected error ends the request in which it happened, and nothing else. */
function fail({ log }: Serving, error: unknown, response: ServerResponse): void {
  // A client that has gone, or was too slow, is no fault of the shop.
  if (response.destroyed && !response.writableFinished) return;
  log.error({ err: error }, 'a request failed');
  // Half an answer must not pass for a whole one.
  if (response.headersSent) response.destroy();
  else response.writeHead(500, bareHeaders).end();
}

async function renew({ app, cache, log }: Serving, key: string, url: URL): Promise<void> {
  await cache
    .renew(key, () => app(new Request(url)))
    .catch((error: unknown) => log.error({ err: error, key }, 'a kept page could not be renewed'));
}

function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = page.answers[chooseEncoding(acceptedBy(request))];
  if (isKnown(page.etag, headerOf(request, 'if-none-match'))) {
    response.writeHead(304, page.unchanged).end();
  } else {
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function acceptedBy(request: IncomingMessage): string | undefined {
  return headerOf(request, 'accept-encoding');
}
