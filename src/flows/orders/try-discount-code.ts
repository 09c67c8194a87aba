import {
  type CodeProblem,
  type CodeUse,
  findDiscountCode,
} from '#database/offer/discount-codes.ts';
import type { DiscountCode } from '#domain/catalogue/pricing.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { mailboxHash } from '#flows/people/address-hash.ts';

export type TriedCode =
  | { ok: true; code: DiscountCode }
  | { ok: false; problem: CodeProblem }
  | TooOften;

export interface CodeCheck extends Pick<CodeUse, 'cartId' | 'edition'> {
  /** As typed so far; the uses of one customer are counted once it is there. */
  email: string;
}

/**
 * Looks up a discount code that somebody has typed. Codes are short enough to be guessed, so each client
 * may name a few wrong ones in an hour; after that the right one is refused as well, or the answer would
 * tell which it is.
 * @param client who types it, as limits count clients
 * @param check the cart that it is for, its edition and its customer
 */
export async function tryDiscountCode(
  services: Pick<Services, 'db' | 'limits' | 'clock'>,
  input: string,
  { client, ...check }: { client: string } & CodeCheck,
): Promise<TriedCode> {
  const { limits } = services;
  // Counted before it is known to be wrong, so that many at once are not more than the limit.
  const allowance = await limits.take('wrong-code', client);
  if (!allowance.ok) return tooOften(allowance);
  const found = await lookUpCode(services, input, check);
  if (found.ok) await limits.giveBack('wrong-code', client);
  return found;
}

/** The same for a code that the shop itself has found to hold before, which is no guess and counts as none. */
export function lookUpCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  code: string,
  { cartId, edition, email }: CodeCheck,
): Promise<Exclude<TriedCode, TooOften>> {
  return findDiscountCode(db, code, { now: clock(), cartId, edition, mailbox: mailboxHash(email) });
}
