import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { paymentAnomalies } from '#database/schema/orders.ts';

/**
 * Notes that somebody is done with an anomaly of an order's payments, once.
 * @returns false where that was noted before
 */
export async function noteAnomalySettled(
  tx: Transaction,
  { id, orderId }: { id: number; orderId: string },
  settled: { settledAt: Date; settledBy: string; settledNote: string },
): Promise<boolean> {
  const noted = await tx
    .update(paymentAnomalies)
    .set(settled)
    .where(
      and(
        eq(paymentAnomalies.id, id),
        eq(paymentAnomalies.orderId, orderId),
        isNull(paymentAnomalies.settledAt),
      ),
    )
    .returning({ id: paymentAnomalies.id });
  return noted.length > 0;
}
