import { LATER_SECONDS } from '#flows/services.ts';
import type { Allowance } from '#flows/limits.ts';
import { retryAfter } from '#web/frame/context.ts';
import type { OnError } from './handlers.ts';

/** While something is away, above all the database, the answer is "later" and never "no". */
export async function retryLater(answer: Promise<Response>, onError: OnError): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    onError(error);
    return answerLater();
  }
}

/** Says when to come again. */
export function answerLater(): Response {
  return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
}

/** Says so to who has asked too often. */
export function tooMany({ retryAfterSeconds }: Extract<Allowance, { ok: false }>): Response {
  return new Response(null, { status: 429, headers: retryAfter(retryAfterSeconds) });
}

/** What the script of the editor says of a picture that was refused before anybody looked at it. */
export function refuseScript({ status, headers }: Response): Response {
  const problem = status === 413 ? 'too-heavy' : 'later';
  return Response.json({ ok: false, problem }, { status, headers });
}
