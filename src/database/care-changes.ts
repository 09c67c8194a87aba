import { and, eq, isNull } from 'drizzle-orm';
import type { ComplaintRow, RefillRow } from './care.ts';
import type { Transaction } from './client.ts';
import { complaints, refills } from '#database/schema/care.ts';
import type { ComplaintOutcome } from '#domain/order/care.ts';
import type { OwedRefill } from '#domain/order/refill.ts';

/**
 * Notes how a complaint was settled, once.
 * @returns false where it was settled before, or the order has none such
 */
export async function noteComplaintSettled(
  tx: Transaction,
  { id, orderId }: Pick<ComplaintRow, 'id' | 'orderId'>,
  settled: { outcome: ComplaintOutcome; answer: string; settledAt: Date; person: string | null },
): Promise<boolean> {
  const noted = await tx
    .update(complaints)
    .set(settled)
    .where(and(eq(complaints.id, id), eq(complaints.orderId, orderId), isNull(complaints.outcome)))
    .returning({ id: complaints.id });
  return noted.length > 0;
}

/** Opens a settled complaint again, because the word of it was taken back before it left. */
export async function reopenComplaint(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(complaints)
    .set({ outcome: null, answer: '', settledAt: null, person: null })
    .where(eq(complaints.id, id));
}

/** Notes how far a refill is. The caller holds the lock of its order. */
export async function noteRefill(
  tx: Transaction,
  id: string,
  noted: Pick<RefillRow, 'state' | 'reason' | 'endedAt' | 'person'> &
    Partial<Pick<RefillRow, 'complaintId'>>,
): Promise<void> {
  await tx.update(refills).set(noted).where(eq(refills.id, id));
}

/** Takes a refill back that a settled complaint began, where it has not ended. */
export async function dropRefill(tx: Transaction, id: string): Promise<void> {
  await tx.delete(refills).where(and(eq(refills.id, id), isNull(refills.endedAt)));
}

/**
 * Ends a refill that a complaint owes with the money that went back instead, which settles the complaint from then on.
 * The caller holds the lock of its order.
 */
export async function noteMoneyInstead(
  tx: Transaction,
  { id, complaintId }: OwedRefill,
  ended: { refundId: string; endedAt: Date; person: string | null },
): Promise<void> {
  await tx
    .update(refills)
    .set({ ...ended, state: 'money' })
    .where(eq(refills.id, id));
  await tx.update(complaints).set({ outcome: 'money' }).where(eq(complaints.id, complaintId));
}
