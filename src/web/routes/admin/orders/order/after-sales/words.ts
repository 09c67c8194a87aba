import type { PerLocale } from '#domain/locale.ts';
import {
  type AdminAfterSalesMessages,
  adminAfterSales as cs,
} from '#messages/cs/admin/orders/after-sales.ts';
import { adminAfterSales as en } from '#messages/en/admin/orders/after-sales.ts';

/** Words of the care of an order. */
export const afterSalesWords: PerLocale<AdminAfterSalesMessages> = { cs, en };
