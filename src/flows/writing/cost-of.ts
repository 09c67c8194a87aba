import type { Haler } from '#domain/money.ts';
import type { Tokens } from '#domain/writing/record.ts';
import type { WritingLimits } from '#flows/services.ts';

/** What tokens cost in haléře, rounded up; undefined where either is unknown. */
export function costOf(
  tokens: Tokens | undefined,
  prices: WritingLimits['prices'],
): Haler | undefined {
  if (!tokens || !prices) return undefined;
  const millionths = tokens.input * prices.input + tokens.output * prices.output;
  return Math.ceil(millionths / 1_000_000);
}
