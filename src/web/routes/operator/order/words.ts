import type { PerLocale } from '#domain/locale.ts';
import { type OrderDeskMessages, order as cs } from '#messages/cs/operator/order.ts';
import { order as en } from '#messages/en/operator/order.ts';

export const orderDeskWords: PerLocale<OrderDeskMessages> = { cs, en };
