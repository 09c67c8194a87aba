import { addressAt, rootOf } from '#domain/addresses.ts';
import { isDatabaseAway } from '#database/connection/database-away.ts';
import type { Locale } from '#domain/locale.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import type { Call, CallAnswer, CallContext } from './call.ts';
import { writeRefusal } from './call.ts';
import { createOrderCheckout } from './create-order-checkout.ts';
import { generateBlogArticle, generateBlogImage, generateReview } from './generate.ts';
import { readJson } from './read-fields.ts';
import { readTable } from './read-table.ts';
import { type Refusal, refusalResponse } from './refusal.ts';
import { sendContactEmail, sendOrderEmail } from './send-emails.ts';
import { upsertArticle } from './upsert-article.ts';

const calls: Record<string, Call> = {
  'generate-blog-article': generateBlogArticle,
  'generate-blog-image': generateBlogImage,
  'generate-testimonial': generateReview,
  'create-order-checkout': createOrderCheckout,
  'send-order-email': sendOrderEmail,
  'send-contact-email': sendContactEmail,
};

/** PostgREST's name for "the one row, not a list of it". */
const ONE_ROW = 'application/vnd.pgrst.object+json';
/** Seconds for which anybody may keep rows that are the same for everyone. */
const KEPT_SECONDS = 60;

/** The methods of an address below `/functions/v1/` or `/rest/v1/`. */
export function methodsAt(pathname: string): string {
  if (isArticleTable(pathname)) return 'GET, POST';
  return isTablePath(pathname) ? 'GET' : 'POST';
}

/** Whether a call at this address exists and takes POST. */
export function isCallAt(pathname: string): boolean {
  return isArticleTable(pathname) || (!isTablePath(pathname) && isName(callNameOf(pathname)));
}

/** The name of the call or table in an address; empty where the address has more parts, or fewer. */
function callNameOf(pathname: string): string {
  const root = rootOf(isTablePath(pathname) ? 'tables' : 'functions');
  const name = pathname.slice(root.length + 1);
  return name.includes('/') ? '' : name;
}

function isTablePath(pathname: string): boolean {
  const name = addressAt(pathname)?.name;
  return name === 'tables' || name === 'articleTable';
}

function isArticleTable(pathname: string): boolean {
  return addressAt(pathname)?.name === 'articleTable';
}

/**
 * Answers a call from another client (rules 25). The guard has already checked its origin, size and content
 * type.
 */
export async function answerCall(
  context: Omit<CallContext, 'idempotencyKey'>,
  request: Request,
  onError: (error: unknown) => void,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const name = callNameOf(pathname);
  if (!methodsAt(pathname).split(', ').includes(request.method))
    return refuseMethod(context.locale, request);
  try {
    if (isTablePath(pathname) && request.method === 'POST')
      return writeResponse(context.locale, request, await runWrite(context, request));
    return isTablePath(pathname)
      ? tableResponse(context.locale, request, await readTable(context, name, searchParams))
      : callResponse(context.locale, await runCall(context, name, request));
  } catch (error) {
    onError(error);
    const isAway = isDatabaseAway(error);
    return refusalResponse(
      context.locale,
      isAway ? { code: 'later', retryAfterSeconds: LATER_SECONDS } : { code: 'fault' },
    );
  }
}

/** Turns a refusal of the guard into an answer of these calls. */
export function refuseCall(locale: Locale, request: Request, guarded: Response): Response {
  if (guarded.status === 405) return refuseMethod(locale, request);
  const codes: Record<number, Refusal['code']> = {
    403: 'from-elsewhere',
    413: isArticleTable(new URL(request.url).pathname) ? 'article-too-large' : 'body-too-large',
    415: 'json-needed',
    429: 'too-often',
  };
  const retryAfterSeconds = Number(guarded.headers.get('Retry-After') ?? 0);
  return refusalResponse(locale, { code: codes[guarded.status] ?? 'fault', retryAfterSeconds });
}

function refuseMethod(locale: Locale, { method, url }: Request): Response {
  const { pathname } = new URL(url);
  const isWrite = isTablePath(pathname) && method !== 'HEAD' && method !== 'OPTIONS';
  const code = isWrite ? 'writing-not-allowed' : 'method-not-allowed';
  return refusalResponse(locale, { code, allow: methodsAt(pathname) });
}

function isName(name: string): boolean {
  return Object.hasOwn(calls, name);
}

async function runCall(
  context: Omit<CallContext, 'idempotencyKey'>,
  name: string,
  request: Request,
): Promise<CallAnswer> {
  const call = isName(name) ? calls[name] : undefined;
  if (!call) return writeRefusal({ code: 'call-unknown' });
  const body = readJson(new Uint8Array(await request.arrayBuffer()));
  if (body === undefined) return writeRefusal({ code: 'body-unreadable' });
  const idempotencyKey = request.headers.get('Idempotency-Key');
  return call({ ...context, idempotencyKey }, body);
}

async function runWrite(
  context: Omit<CallContext, 'idempotencyKey'>,
  request: Request,
): Promise<CallAnswer> {
  const body = readJson(new Uint8Array(await request.arrayBuffer()));
  if (body === undefined) return writeRefusal({ code: 'body-unreadable' });
  const prefer = request.headers.get('Prefer') ?? '';
  const replaces = /(?:^|,)\s*resolution=merge-duplicates\s*(?:,|$)/.test(prefer);
  return upsertArticle({ ...context, idempotencyKey: null }, body, replaces);
}

/** As PostgREST answers: the row where it is asked for, else nothing. */
function writeResponse(locale: Locale, { headers }: Request, answer: CallAnswer): Response {
  if (!answer.ok) return refusalResponse(locale, answer.refusal);
  const { status = 201 } = answer;
  const kept = { 'Cache-Control': 'no-store' };
  const isAsked = headers.get('Prefer')?.includes('return=representation') ?? false;
  if (!isAsked) return new Response(null, { status, headers: kept });
  const isOne = headers.get('Accept')?.includes(ONE_ROW) ?? false;
  return Response.json(isOne ? answer.body : [answer.body], { status, headers: kept });
}

function callResponse(locale: Locale, answer: CallAnswer): Response {
  if (!answer.ok) return refusalResponse(locale, answer.refusal);
  return Response.json(answer.body, { headers: { 'Cache-Control': 'no-store' } });
}

function tableResponse(locale: Locale, { headers }: Request, answer: CallAnswer): Response {
  if (!answer.ok) return refusalResponse(locale, answer.refusal);
  const kept = { 'Cache-Control': `public, max-age=${KEPT_SECONDS}`, Vary: 'Accept' };
  if (!headers.get('Accept')?.includes(ONE_ROW)) {
    return Response.json(answer.body, { headers: kept });
  }
  const rows = Array.isArray(answer.body) ? answer.body : [];
  if (rows.length !== 1) return refusalResponse(locale, { code: 'not-one-row' });
  return Response.json(rows[0], { headers: { ...kept, 'Content-Type': ONE_ROW } });
}
