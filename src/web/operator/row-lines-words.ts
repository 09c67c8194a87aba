import type { PerLocale } from '#domain/locale.ts';
import { type RowLinesMessages, rowLines as cs } from '#messages/cs/operator/orders.ts';
import { rowLines as en } from '#messages/en/operator/orders.ts';

export const rowLinesWords: PerLocale<RowLinesMessages> = { cs, en };
