import { and, eq, inArray, isNull } from 'drizzle-orm';
import { paymentAnomalies } from '#database/schema/payments.ts';
import { RESOLVED_BY_PROVIDER } from '#domain/payments/anomaly.ts';
import type { Queryable, Transaction } from '#database/client.ts';

export type AnomalyRow = typeof paymentAnomalies.$inferSelect;

/** An anomaly of a payment by its id. */
export async function findAnomaly(db: Queryable, id: number): Promise<AnomalyRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAnomalies)
    .where(eq(paymentAnomalies.id, id))
    .limit(1);
  return row;
}

/** What was noted of disputes, by the provider's ids of them. */
export async function listDisputeNotes(
  db: Queryable,
  references: string[],
): Promise<Pick<AnomalyRow, 'kind' | 'reference' | 'orderId' | 'resolvedAt'>[]> {
  const { kind, reference, orderId, resolvedAt } = paymentAnomalies;
  return db
    .select({ kind, reference, orderId, resolvedAt })
    .from(paymentAnomalies)
    .where(
      and(
        inArray(kind, ['disputed', 'dispute-won', 'dispute-lost']),
        inArray(reference, references),
      ),
    );
}

/**
 * Notes that a person was done with an anomaly.
 * @returns false where somebody was before: that stays
 */
export async function recordResolved(
  tx: Transaction,
  id: number,
  { person, note, at }: { person: string; note: string; at: Date },
): Promise<boolean> {
  const changed = await tx
    .update(paymentAnomalies)
    .set({ resolvedAt: at, resolvedBy: person, resolutionNote: note })
    .where(and(eq(paymentAnomalies.id, id), isNull(paymentAnomalies.resolvedAt)))
    .returning({ id: paymentAnomalies.id });
  return changed.length > 0;
}

/**
 * Notes that the bank has decided a dispute, which nobody of the shop resolves any more.
 * @param reference the provider's id of it
 * @returns whether it was open
 */
export async function resolveDispute(
  tx: Transaction,
  reference: string,
  at: Date,
): Promise<boolean> {
  const { kind, resolvedAt } = paymentAnomalies;
  const isIt = and(eq(kind, 'disputed'), eq(paymentAnomalies.reference, reference));
  const closed = await tx
    .update(paymentAnomalies)
    .set({ resolvedAt: at, resolvedBy: RESOLVED_BY_PROVIDER })
    .where(and(isIt, isNull(resolvedAt)))
    .returning({ id: paymentAnomalies.id });
  return closed.length > 0;
}
