import { and, eq, isNull } from 'drizzle-orm';
import type { ComplaintRow, RefillRow } from './care.ts';
import type { Transaction } from './client.ts';
import { complaints, refills } from '#database/schema/care.ts';
import type { ComplaintOutcome } from '#domain/order/care.ts';

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
 * Notes that the money of a complaint went back instead of the refill that it was settled with, which ends with that.
 * @returns the line of that refill; undefined where none is under way
 */
export async function noteMoneyInstead(
  tx: Transaction,
  complaintId: string,
): Promise<number | undefined> {
  const [dropped] = await tx
    .delete(refills)
    .where(and(eq(refills.complaintId, complaintId), isNull(refills.endedAt)))
    .returning({ line: refills.line });
  if (!dropped) return undefined;
  await tx.update(complaints).set({ outcome: 'money' }).where(eq(complaints.id, complaintId));
  return dropped.line;
}
