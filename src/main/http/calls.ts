import { answerCall, methodsAt, refuseCall } from '#api/answer-call.ts';
import type { CallContext } from '#api/call.ts';
import { allowOrigin, answerPreflight } from '#api/cross-origin.ts';
import { addresses } from '#domain/addresses.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { findSignedIn, toOperator } from '#flows/sign-in/find-operator.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { readOperatorCookie } from '#web/cookies/operator-cookies.ts';
import type { OnError } from './handlers.ts';
import { NOTHING } from './security-headers.ts';

/**
 * Takes a call from another client (rules 25): from no web page, or from one whose origin is allowed.
 * @param passed the request as the guard let it through, or the refusal
 */
export async function takeCall(
  context: Asking,
  request: Request,
  passed: Request | Response,
  onError: OnError,
): Promise<Response> {
  const { apiOrigins: origins } = context.services.shop;
  const methods = methodsAt(new URL(request.url).pathname);
  const answer =
    answerPreflight(request, { origins, methods }) ??
    (passed instanceof Response
      ? refuseCall(context.locale, request, passed)
      : await answerCall(withCaller(context, request), passed, onError));
  // The answers are not pages: a browser must never run or frame anything in them.
  answer.headers.set('Content-Security-Policy', NOTHING);
  allowOrigin(answer.headers, request, origins);
  return answer;
}

type Asking = Pick<CallContext, 'services' | 'locale' | 'client'>;

/** Who calls: a session counts only where a page of this very origin sends it, and where it may write. */
function withCaller(
  { services, locale, client }: Asking,
  { headers, url }: Request,
): Omit<CallContext, 'idempotencyKey'> {
  const { origin } = new URL(services.shop.origins.cs);
  const isOwn = headers.get('Origin') === origin && new URL(url).origin === origin;
  const naming = namingAt(services.shop.origins.cs);
  const token = isOwn ? readOperatorCookie(headers.get('Cookie'), 'session', naming) : undefined;
  return {
    services,
    locale,
    client,
    offering: services.offering(),
    authorization: headers.get('Authorization'),
    async signedIn() {
      const found = token === undefined ? undefined : await findSignedIn(services, token);
      if (found?.session.stage !== 'open') return undefined;
      const operator = toOperator(found);
      return hasRight(operator.role, addresses.operatorArticleGenerator.needs)
        ? operator
        : undefined;
    },
  };
}
