/** What scripts of the allowed origins may send; the usual client of such calls brings the last four along. */
const SENT_HEADERS =
  'content-type, idempotency-key, accept-profile, apikey, authorization, x-client-info';
/** Seconds for which a browser may remember the answer to its question. */
const REMEMBERED_SECONDS = 600;

/** The answer to a browser that asks whether a page of an allowed origin may call; else undefined. */
export function answerPreflight(
  request: Request,
  { origins, methods }: { origins: readonly string[]; methods: string },
): Response | undefined {
  const origin = request.headers.get('Origin') ?? '';
  const isAsked = request.headers.has('Access-Control-Request-Method');
  if (request.method !== 'OPTIONS' || !isAsked || !origins.includes(origin)) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': SENT_HEADERS,
      'Access-Control-Max-Age': String(REMEMBERED_SECONDS),
    },
  });
}

/**
 * Lets the calling page read the answer if its origin is allowed. Credentials are never allowed: no call
 * reads a cookie. Without any allowed origin, none of these headers is sent.
 */
export function allowOrigin(headers: Headers, request: Request, origins: readonly string[]): void {
  if (origins.length === 0) return;
  headers.append('Vary', 'Origin');
  const origin = request.headers.get('Origin') ?? '';
  if (!origins.includes(origin)) return;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
}
