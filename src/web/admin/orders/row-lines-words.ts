import type { PerLocale } from '#domain/locale.ts';
import { type RowLinesMessages, rowLines as cs } from '#messages/cs/admin/orders/orders.ts';
import { rowLines as en } from '#messages/en/admin/orders/orders.ts';

export const rowLinesWords: PerLocale<RowLinesMessages> = { cs, en };
