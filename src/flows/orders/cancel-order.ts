import { findOrderRowByToken } from '#database/orders.ts';
import type { Services } from '#flows/services.ts';
import { type Cancellation, cancelFound } from './cancel-found.ts';

/** Cancels an order for the customer, while it is pending or paid (rules 12). */
export async function cancelOrder(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>,
  token: string,
): Promise<Cancellation> {
  return cancelFound(services, { find: () => findOrderRowByToken(services.db, token) });
}
