import { setImmediate as turn } from 'node:timers/promises';
import type { Admission } from './admit-body.ts';
import { boundaryOf, hasTooManyFields } from './count-fields.ts';
import type { RequestRule } from '#main/http/address-rules.ts';

/** What the guard goes by besides the rule. */
export interface Known {
  /** Those whose pages may post here. */
  origins: readonly string[];
  /** The header with the signature of a notification. */
  signatureHeader: string;
}

/** Seconds after which a place for another file is likely to be free. */
const FILE_SECONDS = 5;
/** Bytes for which there is room at first: all of a usual form. */
const FIRST_BYTES = 256 * 1024;
/** The same where nobody says how many come. */
const SOME_BYTES = 16 * 1024;

/**
 * Checks every request that writes, before anything reads it: its origin, whether a notification is signed,
 * its content type, its size and the number of its fields.
 * @param admit asked how much of the body is read, once all else is right; by default as much as the rule says
 * @returns the request with its body read, or the refusal
 */
export async function guard(
  request: Request,
  { from, body: kind, mostBytes }: Pick<RequestRule, 'from' | 'body' | 'mostBytes'>,
  { origins, signatureHeader }: Known,
  admit: () => Promise<Admission | undefined> = async () => ({ mostBytes }),
): Promise<Request | Response> {
  const { method, headers } = request;
  // Signed messages are only sent to this address; there is nothing to fetch.
  if (from === 'anybody' && method !== 'POST') return refuse(405, { Allow: 'POST' });
  if (method === 'GET' || method === 'HEAD') return request;
  if (method !== 'POST') return refuse(405, { Allow: 'GET, HEAD, POST' });
  if (!comesFrom[from](request, origins)) return refuse(403);
  // Anybody may send one as often as they like, so what nobody has signed is not even read.
  if (from === 'anybody' && !headers.get(signatureHeader)) return refuse(400);
  if (!isWrittenAs[kind](request)) return refuse(415);
  const admission = await admit();
  if (!admission) return refuse(503, { 'Retry-After': String(FILE_SECONDS) });
  const body = await readBody(request, admission.mostBytes, isOfFields[kind]);
  if (!body) return refuse(413);
  // An empty body becomes null, so that the next step sees at once that there is nothing to act on.
  return new Request(request.url, { method, headers, body: body.byteLength > 0 ? body : null });
}

const comesFrom: Record<RequestRule['from'], typeof isFromOurPages> = {
  'our-pages': isFromOurPages,
  'our-editions': isFromEitherEdition,
  clients: isFromClient,
  'no-page': isFromNoPage,
  'ours-or-none': (request, origins) => isFromNoPage(request) || isFromOurPages(request, origins),
  anybody: () => true,
};

const isWrittenAs: Record<RequestRule['body'], typeof isForm> = {
  form: isForm,
  fields: isUpload,
  upload: isUpload,
  json: isJson,
  any: () => true,
};

const isOfFields: Record<RequestRule['body'], boolean> = {
  form: true,
  fields: true,
  upload: true,
  json: false,
  any: false,
};

/**
 * Sec-Fetch-Site counts first, and the Origin header where it is missing (OWASP's Cross-Site Request
 * Forgery Prevention Cheat Sheet). A page posts to its own host, so no other Origin is allowed, not even
 * that of the other edition. A browser that hides its origin sends `null`; then Sec-Fetch-Site alone
 * counts.
 */
function isFromOurPages({ headers, url }: Request, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === 'null') return site === 'same-origin';
  if (origin !== null && origin !== new URL(url).origin) return false;
  if (site) return site === 'same-origin';
  return origin !== null && origins.includes(origin);
}

/**
 * A page of the one edition posts to the other, so only the origin that the browser itself names counts:
 * without it, a page of somebody else could fill a cart here.
 */
function isFromEitherEdition({ headers }: Request, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}

/** Clients other than browsers send neither header; a browser must be on one of the origins. */
function isFromClient({ headers }: Request, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}

/** Whatever a browser sends for a page has one of the two. */
function isFromNoPage({ headers }: Request): boolean {
  return headers.get('origin') === null && headers.get('sec-fetch-site') === null;
}

function isForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) && !type.includes(',');
}

/** A form with a file in it (RFC 7578), or one without. */
function isUpload(request: Request): boolean {
  if (isForm(request)) return true;
  const type = request.headers.get('content-type') ?? '';
  return boundaryOf(type) !== undefined;
}

function isJson(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type);
}

/**
 * Null where there is more than may be read, or more fields than any form has; where nothing may be read, nothing is.
 * What announces its size gets its place once: of a large file each further copy keeps readers waiting.
 */
async function readBody(
  { headers, body }: Request,
  most: number,
  isOfFields: boolean,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (most === 0) return new Uint8Array();
  const announced = Number(headers.get('content-length') ?? Number.NaN);
  if (announced > most) return null;
  const type = headers.get('content-type') ?? '';
  let visit = new Uint8Array(Math.min(announced >= 0 ? announced : SOME_BYTES, FIRST_BYTES));
  let size = 0;
  for await (const chunk of body ?? []) {
    const needed = size + chunk.byteLength;
    if (needed > most) return null;
    if (needed > visit.byteLength) {
      // Whoever sends far too many fields gets no room for more.
      if (isOfFields && hasTooManyFields(type, visit.subarray(0, size), 'beginning')) return null;
      const larger = new Uint8Array(announced >= needed ? announced : Math.min(most, 2 * needed));
      larger.set(visit.subarray(0, size));
      visit = larger;
    }
    visit.set(chunk, size);
    size = needed;
  }
  const whole = visit.subarray(0, size);
  if (isOfFields && hasTooManyFields(type, whole)) return null;
  // Others come between reading a large one and what is done with it.
  if (size > FIRST_BYTES) await turn();
  return whole;
}

function refuse(status: number, headers?: Record<string, string>): Response {
  return new Response(null, { status, headers });
}
