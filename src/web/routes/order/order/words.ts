import type { PerLocale } from '#domain/locale.ts';
import { type OrderMessages, order as cs } from '#messages/cs/order/order.ts';
import { order as en } from '#messages/en/order/order.ts';

export const orderMessages: PerLocale<OrderMessages> = { cs, en };
