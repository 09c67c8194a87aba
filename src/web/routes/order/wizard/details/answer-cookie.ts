import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import type { CookieNaming } from '#web/cookies/cookie-naming.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from '#web/cookies/json-cookie.ts';
import { wizardMessages } from '#web/routes/order/wizard/words.ts';
import {
  type Notice,
  type PlainProblemKey,
  type Problem,
  codeNotices,
} from '#web/routes/order/wizard/wizard-props.ts';

/** What a post of step 2 has found, for the page that it leads to; shown once. */
export interface Answer {
  problems: Problem[];
  notices: Notice[];
}

const options = { name: 'answer', path: addresses.wizard.path.cs, maxAge: 60, isForServer: true };

const field = z.string().max(60);
/** What is wrong in step 2; a link of another platform is not. */
const problem = z.union([
  z.object({ field, key: z.literal('vat-number-invalid'), form: z.string().max(20) }),
  z.object({ field, key: z.custom<PlainProblemKey>(isPlainProblem) }),
]);

const haler = z.int().min(0).max(100_000_000_00);
const code = z.object({
  code: z.string().max(40),
  percent: z.int().min(0).max(100),
  amount: haler.exactOptional(),
  least: haler.exactOptional(),
});

const said = z.union([
  z.object({ key: z.literal('total-changed'), total: z.int().min(0) }),
  z.object({ key: z.enum(codeNotices), code }),
  z.object({
    key: z.enum([
      'add-items',
      'already-paid',
      'cart-changed',
      'checkout-refused',
      'checkout-unavailable',
      'code-removed',
      'company-dissolved',
      'company-error',
      'data-loaded',
      'orders-stopped',
      'registry-unavailable',
      'too-many-look-ups',
    ]),
  }),
]);

const answer = z.object({
  problems: z.array(problem).max(40).readonly(),
  notices: z.array(said).max(10).readonly(),
});

function isPlainProblem(key: unknown): boolean {
  const words = new Map<unknown, unknown>(Object.entries(wizardMessages.cs.problems)).get(key);
  return typeof words === 'string';
}

/** Nothing where nothing was found. */
export function writeAnswer(found: Answer, naming: CookieNaming): string | undefined {
  const isEmpty = found.problems.length + found.notices.length === 0;
  return isEmpty ? undefined : writeJsonCookie(options, found, naming);
}

export function clearAnswer(naming: CookieNaming): string {
  return clearCookie(options, naming);
}

/** Undefined where no answer waits. */
export function readAnswer(header: string | null, naming: CookieNaming): Answer | undefined {
  const read = answer.safeParse(readJsonCookie(header, options, naming));
  return read.success
    ? { problems: [...read.data.problems], notices: [...read.data.notices] }
    : undefined;
}
