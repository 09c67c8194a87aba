import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Headers of an answer without a page. */
export const bareHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** What is said of a request that the app never sees. */
const words = new Map([[414, 'Adresa je příliš dlouhá.\nThe address is too long.\n']]);

/**
 * The app never sees such a request, so it is logged here. The connection ends with it, as `outlastBody` says.
 */
export function refuseUnseen(
  { log }: { log: Logger },
  request: IncomingMessage,
  response: ServerResponse,
  status: 400 | 414,
): void {
  log.info({ method: request.method, route: 'other', status }, 'request');
  const body = request.method === 'HEAD' ? '' : (words.get(status) ?? '');
  const headers = {
    ...bareHeaders,
    ...(body === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' }),
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  response.writeHead(status, headers).flushHeaders();
  if (body !== '') response.write(body);
  void outlastBody(request).then(() => response.end());
}

/**
 * Discards what nobody has read of a body. Otherwise it would keep the next request of its connection
 * waiting, which behind a proxy is another client's.
 */
export function dropBody(request: IncomingMessage): void {
  request.removeAllListeners('data');
  request.resume();
}

/** Milliseconds in which whoever was refused may send the rest: a body of ten megabytes gets through a fair line. */
export const MOST_OUTLAST_MS = 20_000;
/** Milliseconds between two pieces of it, of 64 kB each: three megabytes a second, as most lines send it. */
const CHUNK_MS = 20;
/** Bytes of a body that is not worth reading for the sake of its connection. */
const LONG_BYTES = 1024 * 1024;

/** Whether a longer body is on its way than is read for the sake of its connection. */
export function isLongAnnounced({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > LONG_BYTES
  );
}

/**
 * Whether so much of a body has not been read that its connection ends with the answer: a proxy that has its answer
 * sends no more of it then.
 */
export function isLeftLong(request: IncomingMessage): boolean {
  return !isRead(request) && isLongAnnounced(request);
}

/**
 * Reads on what is left of a body and keeps nothing of it, before a connection ends. One that is cut while
 * somebody still sends loses the answer that is on its way, and a browser shows its own page in place of what
 * the shop has to say.
 */
async function outlastBody(request: IncomingMessage): Promise<void> {
  if (isRead(request)) return;
  dropBody(request);
  request.on('data', () => {
    request.pause();
    setTimeout(() => request.resume(), CHUNK_MS);
  });
  const signal = AbortSignal.timeout(MOST_OUTLAST_MS);
  await once(request, 'close', { signal }).catch(() => {});
}

/** Answers that may have no body (RFC 9110, 15). */
const bodiless = new Set([204, 205, 304]);

/** The same answer, sent whole at once, after which its connection stays open as long as `outlastBody` says. */
export async function outlastRequest(
  answer: Response,
  request: IncomingMessage,
): Promise<Response> {
  if (isRead(request)) return answer;
  const { status } = answer;
  // Such as 304: there is nothing of it that could go ahead.
  if (request.method === 'HEAD' || bodiless.has(status)) {
    await outlastBody(request);
    return answer;
  }
  // The head of an answer leaves with the first piece of its body: a redirect has one for that alone.
  const bytes = answer.body ? new Uint8Array(await answer.arrayBuffer()) : Buffer.from('\n');
  const headers = new Headers(answer.headers);
  headers.set('Content-Length', String(bytes.length));
  const body = new ReadableStream({
    async start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      await outlastBody(request);
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

function isRead({ complete, destroyed }: IncomingMessage): boolean {
  return complete || destroyed;
}
