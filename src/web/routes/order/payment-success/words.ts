import type { PerLocale } from '#domain/locale.ts';
import { type PaymentMessages, payment as cs } from '#messages/cs/payment.ts';
import { payment as en } from '#messages/en/payment.ts';

/** The words of the two pages to which a checkout sends its customer back. */
export const paymentMessages: PerLocale<PaymentMessages> = { cs, en };
