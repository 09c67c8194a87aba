import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import type { DiscountCode } from '#domain/catalogue/pricing.ts';
import { type CookieNaming, namingAt } from '#web/cookies/cookie-naming.ts';
import { isSameCode } from '#domain/catalogue/written-code.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import { lookUpCode } from '#flows/orders/try-discount-code.ts';
import type { Services } from '#flows/services.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from '#web/cookies/json-cookie.ts';
import type { Notice } from '#web/routes/order/wizard/wizard-props.ts';

/**
 * The discount code that a post has found to be valid. Pages are not counted as posts are: without the
 * shop's own mark on it, codes could be guessed by loading pages.
 */
const options = { name: 'code', path: addresses.wizard.path.cs, isForServer: true };

const shape = z.object({ code: z.string().max(40), mark: z.string().max(60) });

type Signing = Pick<Services, 'sign'>;

export function writeCode({ sign }: Signing, code: string, naming: CookieNaming): string {
  return writeJsonCookie(options, { code, mark: sign(marked(code)) }, naming) ?? '';
}

export function clearCode(naming: CookieNaming): string {
  return clearCookie(options, naming);
}

/** The code that was applied; undefined where there is none or the mark is not ours. */
export function readCodeCookie(
  { sign }: Signing,
  header: string | null,
  naming: CookieNaming,
): string | undefined {
  const read = shape.safeParse(readJsonCookie(header, options, naming));
  if (!read.success) return undefined;
  const { code, mark } = read.data;
  // Signed once more, so that the time to compare them tells nothing of the mark.
  return sign(mark) === sign(sign(marked(code))) ? code : undefined;
}

function marked(code: string): string {
  return `discount code ${code}`;
}

/** What a page shows of the applied code: what it is worth now, or that it has ended meanwhile. */
export async function appliedCode(
  { services, origin, locale }: Pick<ShopContext, 'services' | 'origin' | 'locale'>,
  header: string | null,
  { discountCode, email }: Pick<DetailsForm, 'discountCode' | 'email'>,
  cartId: string,
): Promise<{ code: DiscountCode | null; notices: Notice[]; cookies: string[] }> {
  const naming = namingAt(origin);
  const applied = readCodeCookie(services, header, naming);
  if (applied === undefined || !isSameCode(applied, discountCode))
    return { code: null, notices: [], cookies: [] };
  const found = await lookUpCode(services, applied, { cartId, edition: locale, email });
  if (found.ok) return { code: found.code, notices: [], cookies: [] };
  const ended: Notice = { key: 'code-ended', code: applied };
  return { code: null, notices: [ended], cookies: [clearCode(naming)] };
}
