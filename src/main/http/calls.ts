import { answerCall, methodsAt, refuseCall } from '#api/answer-call.ts';
import type { CallContext } from '#api/call.ts';
import { allowOrigin, answerPreflight } from '#api/cross-origin.ts';
import { answerApiClient } from '#api/v1/answer-program.ts';
import { confirmPayment } from '#flows/payments/confirm-payment.ts';
import type { Services } from '#flows/services.ts';
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

/**
 * Takes a call of a program that shows a token (rules 73). No page of a browser may read what it is answered:
 * no origin is allowed, and no cookie is looked at.
 * @param passed the request as the guard let it through, or the refusal
 */
export async function takeApiCall(
  context: { services: Services; client: string; onError: OnError },
  request: Request,
  passed: Request | Response,
): Promise<Response> {
  const answer = await answerApiClient(context, request, passed);
  answer.headers.set('Content-Security-Policy', NOTHING);
  return answer;
}

/** The metrics tell refusals apart by these statuses, and so do the provider's own pages. */
const refusals = { forged: 400, 'not-understood': 422, 'checkout-unavailable': 503 };

/** Only notifications that were handled are acknowledged; the provider sends all others again. */
export async function takeNotification(services: Services, request: Request): Promise<Response> {
  const confirmed = await confirmPayment(services, {
    by: 'notification',
    body: new Uint8Array(await request.arrayBuffer()),
    signature: request.headers.get(services.payments.signatureHeader),
  });
  return new Response(null, { status: confirmed.ok ? 200 : refusals[confirmed.problem] });
}
