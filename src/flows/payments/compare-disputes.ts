import { DAY_MS } from '#domain/calendar.ts';
import { findOrderByPayment } from '#database/orders.ts';
import type { Services } from '#flows/services.ts';
import { noteReversal } from './note-reversal.ts';

/** Banks decide disputes within half a year of their beginning. */
const DISPUTE_DAYS = 200;
const MOST_PAGES = 10;

/**
 * Notes how the disputes of our payments stand at the provider, for what no notification has told. Not an action of
 * its own.
 * @throws PaymentsUnavailable
 */
export async function compareDisputes(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DISPUTE_DAYS * DAY_MS);
  let after: string | undefined;
  for (let i = 0; i < MOST_PAGES; i += 1) {
    const page = await payments.listDisputes({ since, after });
    for (const reversal of page.reversals.toReversed()) {
      // The account may sell other things too.
      if (await findOrderByPayment(db, reversal.paymentId))
        await db.transaction((tx) => noteReversal(tx, reversal, clock()));
    }
    after = page.after;
    if (after === undefined) return;
  }
}
