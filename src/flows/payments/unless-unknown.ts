import type { OrderRow } from '#database/orders.ts';
import { CheckoutUnknown, type Payments } from '#ports/payments/port.ts';

/**
 * Asks the provider about the checkout of an order. One that another provider opened is not even asked
 * about: there is nothing to learn. Not a deed of its own.
 * @returns undefined where the provider does not know the checkout
 */
export async function unlessUnknown<T>(
  { provider }: Pick<Payments, 'provider'>,
  { checkoutProvider: opener }: Pick<OrderRow, 'checkoutProvider'>,
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
