import type { CheckoutRow } from '#database/checkouts.ts';
import { CheckoutUnknown, type Payments } from '#ports/payments/port.ts';

/**
 * Asks the provider about a checkout. One that another provider opened is not even asked
 * about: there is nothing to learn. Not an action of its own.
 * @returns undefined where the provider does not know the checkout
 */
export async function unlessUnknown<T>(
  { provider }: Pick<Payments, 'provider'>,
  { provider: opener }: Pick<CheckoutRow, 'provider'>,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  if (opener !== null && opener !== provider) return undefined;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CheckoutUnknown) return undefined;
    throw error;
  }
}
