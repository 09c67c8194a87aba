import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { MOST_HELD_FILES } from '#domain/text/input-limits.ts';
import { type Locale, otherLocale } from '#domain/locale.ts';
import type { Services } from '#flows/services.ts';
import { shopContext } from '#web/frame/context.ts';
import { failureOf, isIncomplete, refusalContext, reportContext } from '#web/frame/failure.ts';
import { INCOMPLETE_HEADER } from '#web/frame/answer-headers.ts';
import { pagesContext, pagesOf } from '#web/frame/pages.ts';
import { type FoundAddress, addressAt, adminHref, href, twinPath } from '#domain/addresses.ts';
import { isForEveryone, type RequestKind } from '#domain/addresses/address-row.ts';
import {
  type AddressRule,
  addressRule,
  isOfPage,
  rowAt,
  withoutSlash,
} from '#main/http/address-rules.ts';
import { type Caller, noCaller, callerOf } from '#main/http/caller.ts';
import { takeCall, takeNotification, takeApiCall } from '#main/http/calls.ts';
import { HeldFiles } from '#main/http/guards/held-files.ts';
import { type Entered, requireOperator } from '#main/http/guards/require-operator.ts';
import { type Guarded, withBody } from '#main/http/with-body.ts';
import { completeAnswers } from '#main/http/complete-answers.ts';
import type { App, LocalPages, OnError } from '#main/http/handlers.ts';
import { snapshotServices } from '#main/services/snapshot-services.ts';
import { editionOf, postersOf } from '#main/http/hosts.ts';
import { REQUEST_ID_HEADER, newRequestId } from '#main/http/incoming.ts';
import { redirect, findShortEnough } from '#main/http/guards/bound-head.ts';
import { answerLater, retryLater, refuseScript, tooMany } from '#main/http/retry-later.ts';
import { keepRefusals } from '#main/http/refusal-pages.ts';

/** The whole shop as a function: development, production and tests all call it. */
export function createApp(services: Services, localPages: LocalPages, onError: OnError): App {
  const answerPage = pageAnswers(services, onError);

  async function answerLocal(asked: AskedRequest): Promise<Response> {
    const { found, passed, caller, locale } = asked;
    const local = found && localPages[found.name];
    const isAnswered = local && caller.allowance.ok && !(passed instanceof Response);
    return isAnswered ? retryLater(local(passed, locale), onError) : answerPage(asked);
  }

  const answers: Record<RequestKind, (asked: AskedRequest) => Promise<Response>> = {
    page: answerPage,
    search: answerPage,
    form: answerPage,
    'one-click': answerPage,
    undo: answerPage,
    'long-form': answerPage,
    upload: answerPage,
    'scripted-upload': answerPage,
    'kept-form': answerPage,
    cart: answerPage,
    carried: answerPage,
    local: answerLocal,
    call: (asked) => answerOfCall(asked, onError),
    'article-call': (asked) => answerOfCall(asked, onError),
    program: ({ services, request, passed, caller: { client } }) =>
      takeApiCall({ services, client, onError }, request, passed),
    notification: async ({ passed }) =>
      passed instanceof Response ? passed : retryLater(takeNotification(services, passed), onError),
  };

  const { shop, payments } = services;
  const files = new HeldFiles(MOST_HELD_FILES);
  const answer: App = async (request) => {
    const url = new URL(request.url);
    const found = readLocal(rowAt(url.pathname), localPages);
    const rule = addressRule(found);
    const { from, counted } = rule.requests;
    const origins = postersOf(shop, url, { from, origin: request.headers.get('origin') });
    const known = { origins, signatureHeader: payments.signatureHeader };
    return withBody({ services, files }, { request, rule, known }, async (guarded) => {
      const caller = await callerOf(services, request, guarded.passed, counted);
      const locale = guarded.readIn ?? editionOf(shop, url) ?? 'cs';
      const now = await snapshotServices(services);
      const about = { services: now, request, url, found, rule, caller, locale };
      const answered = throughGuard(services, { ...nobody, ...guarded, ...about }).then((asked) =>
        asked instanceof Response ? asked : answers[found?.requests ?? 'page'](asked),
      );
      return asTheRowSays(rule, await (rule.needs ? retryLater(answered, onError) : answered));
    });
  };
  return completeAnswers(services, answer, onError);
}

const nobody = {
  isLetIn: true,
  operator: undefined,
  language: undefined,
  keptForm: undefined,
};

/** A request to the operator's section with who is signed in; where a sign-in page leads elsewhere, that answer. */
async function throughGuard(
  services: Services,
  asked: AskedRequest,
): Promise<AskedRequest | Response> {
  const { passed, rule, caller, locale } = asked;
  if (!rule.needs || passed instanceof Response || !caller.allowance.ok) return asked;
  const { client } = caller;
  const isEnglishHost = locale === 'en';
  const entering = { request: passed, needs: rule.needs, isEnglishHost, client };
  const entered = await requireOperator(services, entering);
  if (entered instanceof Response) {
    return entered.status === 403 ? { ...asked, passed: entered, isLetIn: false } : entered;
  }
  const inside = { ...asked, ...entered, locale: entered.language ?? locale };
  return entered.isRefused ? { ...inside, isLetIn: false } : inside;
}

/** Answers by the pages of the router. */
function pageAnswers(
  services: Services,
  onError: OnError,
): (asked: AskedRequest) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const refuse = keepRefusals(async (locale, refusal) => {
    const url = new URL(href('home', locale), services.shop.origins[locale]);
    const found = addressAt(url.pathname);
    const context = contextFor(await snapshotServices(services), {
      locale,
      url,
      found,
      caller: noCaller,
    });
    context.set(refusalContext, refusal);
    return handle(new Request(url), context);
  });

  return async (asked) => {
    const { request, passed, url, locale, caller, rule } = asked;
    // Nobody reads the answers to these, so no page is drawn.
    if (!caller.allowance.ok && caller.isStray) return tooMany(caller.allowance);
    const refuseAsAsked = rule.requests.isScripted ? refuseScript : refuse.bind(undefined, asked);
    if (passed instanceof Response) return refuseAsAsked(passed);
    if (!caller.allowance.ok && !rule.requests.refusesItself) {
      return refuseAsAsked(tooMany(caller.allowance));
    }
    if (!asked.isLetIn) {
      // Drawn in the frame of the section, also where a file was asked for.
      const section = new URL(adminHref('operator'), url);
      return handle(new Request(section), refusedInside(asked));
    }
    const bare = withoutSlash(url.pathname);
    const moved = twinPath(bare ?? url.pathname, locale) ?? bare;
    const to = moved && findShortEnough([moved + url.search, moved]);
    if (to) return redirect(to);
    const context = contextFor(asked.services, asked);
    context.set(reportContext, (error) => {
      onError(error);
      return request.headers.get(REQUEST_ID_HEADER) ?? newRequestId();
    });
    const answer = await handle(
      isOfPage(url) && !moved ? passed : notFound(services, locale),
      context,
    );
    if (rule.isForEveryone && isIncomplete(context)) answer.headers.set(INCOMPLETE_HEADER, '1');
    // An answer that is not a page, as an invoice, has no error page of its own.
    return answer.status === 500 && failureOf(context)?.isForNow ? answerLater() : answer;
  };
}

function answerOfCall(asked: AskedRequest, onError: OnError): Promise<Response> {
  const { request, passed, caller } = asked;
  const allowed = caller.allowance.ok ? passed : tooMany(caller.allowance);
  return takeCall({ ...asked, client: caller.client }, request, allowed, onError);
}

/** A request and what its address tells about it. */
interface AskedRequest extends Entered, Guarded {
  /** With the shop as it is at this moment. */
  services: Services;
  request: Request;
  url: URL;
  found: FoundAddress | undefined;
  rule: AddressRule;
  caller: Caller;
  locale: Locale;
  /** False where the operator's section does not open to who asks. */
  isLetIn: boolean;
}

/** Who may keep an answer, and whether search engines may list it. */
function asTheRowSays({ isForEveryone, robots }: AddressRule, answer: Response): Response {
  const { headers, status } = answer;
  if (isForEveryone && status === 200 && !headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  }
  if (robots) headers.set('X-Robots-Tag', robots);
  // The router refuses a post to a page that takes none, and does not say what it takes instead.
  if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
  return answer;
}

/** Undefined for a local page that this shop does not have. */
function readLocal(found: FoundAddress | undefined, pages: LocalPages): FoundAddress | undefined {
  return found?.requests === 'local' && !pages[found.name] ? undefined : found;
}

function contextFor(
  services: Services,
  {
    locale,
    url,
    found,
    caller: { client, allowance },
    operator,
    keptForm,
  }: Pick<AskedRequest, 'locale' | 'url' | 'found' | 'caller'> & Partial<Entered>,
): RouterContextProvider {
  const other = otherLocale(locale);
  // What is kept for everyone must not depend on one reader's query.
  const search = found && isForEveryone(found) ? '' : url.search;
  const context = new RouterContextProvider();
  context.set(pagesContext, pages);
  context.set(shopContext, {
    client,
    allowance,
    locale,
    services,
    offering: services.offering(),
    operator,
    keptForm,
    // The section of the operator has one origin, whatever its language (rules 42).
    origin: services.shop.origins[found?.kind === 'operator' ? 'cs' : locale],
    otherEdition:
      services.shop.origins[other] + (twinPath(url.pathname, other) ?? url.pathname) + search,
  });
  return context;
}

/** For a page of the section that says to who is signed in that the right is missing, in its own frame. */
function refusedInside(asked: AskedRequest): RouterContextProvider {
  const context = contextFor(asked.services, asked);
  context.set(refusalContext, { status: 403, reason: 'operator' });
  return context;
}

const pages = pagesOf(build.routes);

function notFound({ shop }: Services, locale: Locale): Request {
  return new Request(shop.origins[locale] + href('notFound', locale));
}
