import type { Queryable } from '#database/client.ts';
import { listAnomaliesOf } from '#database/order-desk.ts';
import { isOpenDispute } from '#domain/order/anomaly.ts';

/**
 * Whether the customer of an order contests its payment at the bank, and nobody has settled that. The bank holds
 * the money then: whoever gives it back as well gives it back twice (rules 12). Not an action of its own.
 */
export async function isDisputed(db: Queryable, orderId: string): Promise<boolean> {
  return (await listAnomaliesOf(db, orderId)).some(isOpenDispute);
}
