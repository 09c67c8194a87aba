import { type CodeUse, findDiscountCode } from '#database/discount-codes.ts';
import type { DiscountCode } from '#domain/catalogue/pricing.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type TriedCode =
  | { ok: true; code: DiscountCode }
  | { ok: false; problem: 'discount-code-unknown' }
  | TooOften;

/**
 * Looks up a discount code that somebody has typed. Codes are short enough to be guessed, so each client
 * may name a few wrong ones in an hour; after that the right one is refused as well, or the answer would
 * tell which it is.
 * @param client who types it, as limits count clients
 * @param cartId the cart that it is for
 */
export async function tryDiscountCode(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  typed: string,
  { client, cartId }: { client: string } & Pick<CodeUse, 'cartId'>,
): Promise<TriedCode> {
  // Counted before it is known to be wrong, so that many at once are not more than the limit.
  const allowance = await limits.take('wrong-code', client);
  if (!allowance.ok) return tooOften(allowance);
  const code = await findDiscountCode(db, typed, { now: clock(), cartId });
  if (!code) return { ok: false, problem: 'discount-code-unknown' };
  await limits.giveBack('wrong-code', client);
  return { ok: true, code };
}
