import type { PerLocale } from '#domain/locale.ts';
import { type CareMessages, care as cs } from '#messages/cs/order/care.ts';
import { care as en } from '#messages/en/order/care.ts';

/** What the order page says about the delivery and what may go wrong with it. */
export const careMessages: PerLocale<CareMessages> = { cs, en };
