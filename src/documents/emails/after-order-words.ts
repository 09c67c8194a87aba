import type { PerLocale } from '#domain/locale.ts';
import { type AfterOrderWords, afterOrder as cs } from '#messages/cs/emails/after-order.ts';
import { afterOrder as en } from '#messages/en/emails/after-order.ts';

/** The words of what an order may bring besides payment, cancellation and refund. */
export const afterOrderWords: PerLocale<AfterOrderWords> = { cs, en };
