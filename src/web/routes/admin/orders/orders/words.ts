import type { PerLocale } from '#domain/locale.ts';
import { type OrdersMessages, orders as cs } from '#messages/cs/admin/orders/orders.ts';
import { orders as en } from '#messages/en/admin/orders/orders.ts';

export const ordersWords: PerLocale<OrdersMessages> = { cs, en };
