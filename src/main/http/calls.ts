import { answerCall, methodsAt, refuseCall } from '#api/answer-call.ts';
import type { CallContext } from '#api/call.ts';
import { allowOrigin, answerPreflight } from '#api/cross-origin.ts';
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

/** Who calls is known by the token alone: the session of the section is sent to its own pages only. */
function withCaller(
  { services, locale, client }: Asking,
  { headers, signal }: Request,
): Omit<CallContext, 'idempotencyKey'> {
  const authorization = headers.get('Authorization');
  return { services, locale, client, offering: services.offering(), authorization, signal };
}
