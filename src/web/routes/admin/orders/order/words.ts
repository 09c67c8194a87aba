import type { PerLocale } from '#domain/locale.ts';
import { type AdminOrderMessages, adminOrder as cs } from '#messages/cs/admin/orders/order.ts';
import { adminOrder as en } from '#messages/en/admin/orders/order.ts';

export const adminOrderWords: PerLocale<AdminOrderMessages> = { cs, en };
