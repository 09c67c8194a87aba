import type { CookieNaming } from '#web/cookies/cookie-naming.ts';
import { clearDraft } from '#web/cookies/draft-cookie.ts';
import { clearAnswer } from './answer-cookie.ts';
import { clearCode } from './code-cookie.ts';
import { clearFilled } from './found-company.ts';

/** The lines that make a browser forget all that it keeps of the second step, once the order is paid. */
export function forgetDetails(naming: CookieNaming): string[] {
  return [clearDraft, clearAnswer, clearCode, clearFilled].map((clear) => clear(naming));
}
