import type { PerLocale } from '#domain/locale.ts';
import { type WithdrawalMessages, withdrawal as cs } from '#messages/cs/order/withdrawal.ts';
import { withdrawal as en } from '#messages/en/order/withdrawal.ts';

export const withdrawalMessages: PerLocale<WithdrawalMessages> = { cs, en };
