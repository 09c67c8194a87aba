import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { Locale } from '#domain/locale.ts';
import { otherLocale } from '#domain/locale.ts';
import { confirmPayment } from '#flows/payments/confirm-payment.ts';
import type { Turn } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { retryAfter, shopContext } from '#web/frame/context.ts';
import { LATER_SECONDS } from '#flows/later.ts';
import { failureOf, refusalContext, reportContext } from '#web/frame/failure.ts';
import { href, isCallPath, isPublicPath, pageOf, twinPath } from '#domain/addresses.ts';
import { type Caller, noCaller, callerOf } from '#main/http/caller.ts';
import { takeCall } from '#main/http/calls.ts';
import { guard } from '#main/http/guard.ts';
import { frontDoor } from '#main/http/front-door.ts';
import type { App, LocalPages, OnError } from '#main/http/handlers.ts';
import { editionOf, originsOf } from '#main/http/hosts.ts';
import { REQUEST_ID_HEADER, newRequestId } from '#main/http/request-id.ts';
import { NOTIFICATION_PATH } from '#main/http/route-key.ts';

/** The whole shop as a function: development, production and tests all call it. */
export function createApp(services: Services, localPages: LocalPages, onError: OnError): App {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  /** A refusal has a page too, in the language of its reader. */
  async function refuse({ url: address }: Request, refusal: Response): Promise<Response> {
    const url = new URL(address);
    const context = contextFor(services, editionOf(services.shop, url) ?? 'cs', url, noCaller);
    context.set(refusalContext, refusal.status);
    const page = await handle(new Request(url), context);
    for (const [name, value] of refusal.headers) page.headers.set(name, value);
    return page;
  }

  const { shop } = services;
  return frontDoor(services, async (request) => {
    const url = new URL(request.url);
    const isNotification = url.pathname === NOTIFICATION_PATH;
    const isCall = isCallPath(url.pathname);
    const guarded = await guard(request, {
      origins: [...originsOf(shop, url), ...(isCall ? shop.apiOrigins : [])],
      isNotification,
      isCall,
    });
    if (isNotification) {
      return guarded instanceof Response
        ? guarded
        : orLater(takeNotification(services, guarded), onError);
    }
    const locale = editionOf(services.shop, url) ?? 'cs';
    const local = Object.entries(localPages).find(([start]) => url.pathname.startsWith(start));
    const caller = await callerOf(services, request, guarded, local !== undefined);
    const { client, turn, isStray } = caller;
    if (isCall) {
      const passed = turn.ok ? guarded : tooMany(turn);
      return takeCall({ services, locale, client }, request, passed, onError);
    }
    // Nobody waits for an answer to these, so none is drawn.
    if (!turn.ok && isStray) return tooMany(turn);
    if (guarded instanceof Response) return refuse(request, guarded);
    // The wizard says it at its form, with everything still filled in.
    if (!turn.ok && pageOf(url.pathname) !== 'wizard') return refuse(request, tooMany(turn));
    if (local) return orLater(local[1](guarded, locale), onError);
    const moved = twinPath(url.pathname, locale) ?? withoutSlash(url.pathname);
    if (moved) return redirect(moved + url.search);
    const context = contextFor(services, locale, url, caller);
    context.set(reportContext, (error) => {
      onError(error);
      return request.headers.get(REQUEST_ID_HEADER) ?? newRequestId();
    });
    const answer = await handle(isOfPage(url) ? guarded : notFound(services, locale), context);
    // What is no page, as an invoice, has no page of errors that would say so.
    return answer.status === 500 && failureOf(context)?.isDatabaseAway ? later() : answer;
  });
}

function tooMany({ retryAfterSeconds }: Extract<Turn, { ok: false }>): Response {
  return new Response(null, { status: 429, headers: retryAfter(retryAfterSeconds) });
}

function contextFor(
  services: Services,
  locale: Locale,
  url: URL,
  { client, turn }: Caller,
): RouterContextProvider {
  const other = otherLocale(locale);
  // A public page is kept for everyone, so the query of one reader has no place on it.
  const search = isPublicPath(url.pathname) ? '' : url.search;
  const context = new RouterContextProvider();
  context.set(shopContext, {
    client,
    turn,
    locale,
    services,
    origin: services.shop.origins[locale],
    otherEdition:
      services.shop.origins[other] + (twinPath(url.pathname, other) ?? url.pathname) + search,
  });
  return context;
}

/** By the status the metrics tell them apart, and whoever looks into the provider's own pages. */
const refusals = { forged: 400, 'not-understood': 422, 'checkout-unavailable': 503 };

/** Only what was dealt with is acknowledged; the provider sends everything else again. */
async function takeNotification(services: Services, request: Request): Promise<Response> {
  const confirmed = await confirmPayment(services, {
    by: 'notification',
    body: new Uint8Array(await request.arrayBuffer()),
    signature: request.headers.get(services.payments.signatureHeader),
  });
  return new Response(null, { status: confirmed.ok ? 200 : refusals[confirmed.problem] });
}

/** What is away for a moment, the database above all, answers "later" and never "no". */
async function orLater(answer: Promise<Response>, onError: OnError): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    onError(error);
    return later();
  }
}

function later(): Response {
  return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
}

/** The one address of a page that was asked for with a slash at its end. */
function withoutSlash(pathname: string): string | undefined {
  // By a loop: a pattern would begin anew at each of ten thousand slashes.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  return path !== '' && path !== pathname && !path.startsWith('//') ? path : undefined;
}

/**
 * Whether the path can be that of a page. A lone % or half a letter says nothing, and the router has
 * addresses of its own, for scripts that no page of ours uses: what a loader returns is not for them.
 */
function isOfPage({ pathname }: URL): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !path.includes('\0') && !path.endsWith('.data') && path !== '/__manifest';
  } catch {
    return false;
  }
}

function notFound({ shop }: Services, locale: Locale): Request {
  return new Request(shop.origins[locale] + href('notFound', locale));
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location } });
}
