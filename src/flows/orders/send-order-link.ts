import { oweOrderLink } from '#database/emails.ts';
import { type Allowance, takeInNameOf } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type SentLink = { ok: true } | ({ ok: false; problem: 'too-often' } & Omit<Refused, 'ok'>);
type Refused = Extract<Allowance, { ok: false }>;

/**
 * Sends the private link of an order to the address that stands in it, where number and address belong
 * together (rules 13). The answer is the same where they do not, so nobody learns of an order by it.
 * @param number as it was read
 * @param email as it was typed
 */
export async function sendOrderLink(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { number, email, client }: { number: number; email: string; client: string },
): Promise<SentLink> {
  const allowance = await takeInNameOf(limits, 'order-link', { client, email });
  if (!allowance.ok) return { ...allowance, problem: 'too-often' };
  await oweOrderLink(db, number, email);
  return { ok: true };
}
