import { noteAnomaly } from '#database/payment-records.ts';
import type { RefundRow } from '#database/refunds.ts';
import { CURRENCY } from '#domain/money.ts';
import { PaymentsRefused } from '#ports/payments/port.ts';
import type { Services } from '#flows/services.ts';

/** How to ask for a refund, besides its own data. */
interface Asking {
  /**
   * Whether to refund everything that is left of the payment, also after a person has refunded a part
   * elsewhere.
   */
  isRest: boolean;
  /** Where it was paid, as far as that is known. */
  provider: string | undefined;
}

/**
 * Gives money back, once. Where the provider refuses, a person learns of it at once: the
 * account may lack the money, the payment may be contested or made at another provider. One that does not
 * let us in says nothing of this payment, so that stands in the log alone. Not an action of its own.
 * @returns the provider's id of the refund
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function giveBack(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  { id, orderId, checkoutId, paymentId, kind, amount }: RefundRow,
  { isRest, provider }: Asking,
): Promise<string> {
  try {
    const sum = isRest ? undefined : amount;
    return await payments.refund({ paymentId, amount: sum, idempotencyKey: `refund-${id}` });
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    const isElsewhere = provider !== undefined && provider !== payments.provider;
    const where = isElsewhere ? `; it was paid at ${provider}` : '';
    const detail = `${payments.provider} refuses: ${error.message}${where}`;
    const anomaly = { kind: 'refund-refused', orderId, checkoutId, paymentId, detail } as const;
    // Each part of a payment has a note of its own.
    const reference = kind === 'part' ? id : paymentId;
    await db.transaction((tx) =>
      noteAnomaly(tx, { ...anomaly, amount, currency: CURRENCY, reference, at: clock() }),
    );
    throw error;
  }
}
