import type { PerLocale } from '#domain/locale.ts';
import { type MoneyBackMessages, moneyBack as cs } from '#messages/cs/admin/orders/money-back.ts';
import { moneyBack as en } from '#messages/en/admin/orders/money-back.ts';

/** Words of money that goes back. */
export const moneyBackWords: PerLocale<MoneyBackMessages> = { cs, en };
