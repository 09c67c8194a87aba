import type { PerLocale } from '#domain/locale.ts';
import { type RowLinesMessages, rowLines as cs } from '#messages/cs/operator/row-lines.ts';
import { rowLines as en } from '#messages/en/operator/row-lines.ts';

export const rowLinesWords: PerLocale<RowLinesMessages> = { cs, en };
