import { LATER_SECONDS } from '#flows/later.ts';
import { retryAfter } from '#web/frame/context.ts';
import type { OnError } from './handlers.ts';

/** While something is away, above all the database, the answer is "later" and never "no". */
export async function orLater(answer: Promise<Response>, onError: OnError): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    onError(error);
    return later();
  }
}

/** Says when to come again. */
export function later(): Response {
  return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
}
