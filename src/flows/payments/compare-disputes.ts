import { DAY_MS } from '#domain/calendar.ts';
import { listDisputeNotes } from '#database/anomalies.ts';
import { findOrderByPayment } from '#database/orders.ts';
import { isOpenDispute } from '#domain/order/anomaly.ts';
import type { Reversal } from '#ports/payments/port.ts';
import type { Services } from '#flows/services.ts';
import { noteReversal } from './note-reversal.ts';

/** Banks decide disputes within half a year of their beginning. */
const DISPUTE_DAYS = 200;
/** Milliseconds after which no further page is begun. */
const MOST_MS = 60_000;

/**
 * Notes how the disputes of our payments stand at the provider, for what no notification has told. Not an action of
 * its own.
 * @throws PaymentsUnavailable
 * @throws Error where the time was too short for all; what is noted by then is passed over next time
 */
export async function compareDisputes(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DISPUTE_DAYS * DAY_MS);
  let after: string | undefined;
  const until = clock().getTime() + MOST_MS;
  do {
    const page = await payments.listDisputes({ since, after });
    for (const reversal of await newsAmong(db, page.reversals)) {
      // The account may sell other things too.
      if (await findOrderByPayment(db, reversal.paymentId))
        await db.transaction((tx) => noteReversal(tx, reversal, clock()));
    }
    after = page.after;
  } while (after !== undefined && clock().getTime() < until);
  if (after !== undefined) throw new Error(`The disputes before ${after} are left to be compared.`);
}

/** What is not noted yet, the oldest first; found without a lock, because most stands as it did an hour ago. */
async function newsAmong(
  db: Services['db'],
  reversals: readonly Reversal[],
): Promise<readonly Reversal[]> {
  const ids = reversals.flatMap(({ reference }) => reference ?? []);
  const notes = ids.length === 0 ? [] : await listDisputeNotes(db, ids);
  return reversals
    .filter(({ kind, reference }) => {
      const own = notes.filter((note) => note.reference === reference);
      if (kind !== 'disputed' && own.some(isOpenDispute)) return true;
      // One that was won and stands open nowhere is no news.
      return kind !== 'dispute-won' && !own.some((note) => note.kind === kind && note.orderId);
    })
    .toReversed();
}
