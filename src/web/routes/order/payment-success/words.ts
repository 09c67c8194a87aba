import type { PerLocale } from '#domain/locale.ts';
import { type PaymentMessages, payment as cs } from '#messages/cs/order/payment.ts';
import { payment as en } from '#messages/en/order/payment.ts';

/** The words of the two pages to which a checkout sends its customer back. */
export const paymentMessages: PerLocale<PaymentMessages> = { cs, en };
