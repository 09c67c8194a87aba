import type { PerLocale } from '#domain/locale.ts';
import { type OrdersMessages, orders as cs } from '#messages/cs/operator/orders.ts';
import { orders as en } from '#messages/en/operator/orders.ts';

export const ordersWords: PerLocale<OrdersMessages> = { cs, en };
