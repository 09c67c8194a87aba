import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import { type CookieNaming, namingAt } from '#web/cookies/cookie-naming.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from '#web/cookies/json-cookie.ts';
import {
  type WizardNotice,
  type PlainProblemKey,
  type Problem,
  codeNotices,
} from '#web/routes/order/wizard/wizard-props.ts';
import { wordsOf } from '#messages/words.ts';
import type { DiscountCode } from '#domain/catalogue/pricing.ts';
import { isSameCode } from '#domain/discounts/take-off.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import { lookUpCode } from '#flows/orders/try-discount-code.ts';
import type { Services } from '#flows/services.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { clearDraft } from '#web/cookies/draft-cookie.ts';
import { clearFilled } from './found-company.ts';

/** What a post of step 2 has found, for the page that it leads to; shown once. */
export interface Answer {
  problems: Problem[];
  notices: WizardNotice[];
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

const stated = z.union([
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
  notices: z.array(stated).max(10).readonly(),
});

function isPlainProblem(key: unknown): boolean {
  const words = new Map<unknown, unknown>(Object.entries(wordsOf('cs').wizard.problems)).get(key);
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

/**
 * The discount code that a post has found to be valid. Pages are not counted as posts are: without the
 * shop's own mark on it, codes could be guessed by loading pages.
 */
const codeOptions = { name: 'code', path: addresses.wizard.path.cs, isForServer: true };

const shape = z.object({ code: z.string().max(40), mark: z.string().max(60) });

type Signing = Pick<Services, 'sign'>;

export function writeCode({ sign }: Signing, code: string, naming: CookieNaming): string {
  return writeJsonCookie(codeOptions, { code, mark: sign(markCode(code)) }, naming) ?? '';
}

export function clearCode(naming: CookieNaming): string {
  return clearCookie(codeOptions, naming);
}

/** The code that was applied; undefined where there is none or the mark is not ours. */
export function readCodeCookie(
  { sign }: Signing,
  header: string | null,
  naming: CookieNaming,
): string | undefined {
  const read = shape.safeParse(readJsonCookie(header, codeOptions, naming));
  if (!read.success) return undefined;
  const { code, mark } = read.data;
  // Signed once more, so that the time to compare them tells nothing of the mark.
  return sign(mark) === sign(sign(markCode(code))) ? code : undefined;
}

function markCode(code: string): string {
  return `discount code ${code}`;
}

/** What a page shows of the applied code: what it is worth now, or that it has ended meanwhile. */
export async function appliedCode(
  { services, origin, locale }: Pick<ShopContext, 'services' | 'origin' | 'locale'>,
  header: string | null,
  { discountCode, email }: Pick<DetailsForm, 'discountCode' | 'email'>,
  cartId: string,
): Promise<{ code: DiscountCode | null; notices: WizardNotice[]; cookies: string[] }> {
  const naming = namingAt(origin);
  const applied = readCodeCookie(services, header, naming);
  if (applied === undefined || !isSameCode(applied, discountCode))
    return { code: null, notices: [], cookies: [] };
  const found = await lookUpCode(services, applied, { cartId, edition: locale, email });
  if (found.ok) return { code: found.code, notices: [], cookies: [] };
  const ended: WizardNotice = { key: 'code-ended', code: applied };
  return { code: null, notices: [ended], cookies: [clearCode(naming)] };
}

/** The lines that make a browser forget all that it keeps of the second step, once the order is paid. */
export function forgetDetails(naming: CookieNaming): string[] {
  return [clearDraft, clearAnswer, clearCode, clearFilled].map((clear) => clear(naming));
}
