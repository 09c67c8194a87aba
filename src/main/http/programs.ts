import { answerProgram } from '#api/v1/answer-program.ts';
import type { Services } from '#flows/services.ts';
import type { OnError } from './handlers.ts';
import { NOTHING } from './security-headers.ts';

/**
 * Takes a call of a program that shows a token (rules 73). No page of a browser may read what it is answered:
 * no origin is allowed, and no cookie is looked at.
 * @param passed the request as the guard let it through, or the refusal
 */
export async function takeProgram(
  context: { services: Services; client: string; onError: OnError },
  request: Request,
  passed: Request | Response,
): Promise<Response> {
  const answer = await answerProgram(context, request, passed);
  answer.headers.set('Content-Security-Policy', NOTHING);
  return answer;
}
