import type { PerLocale } from '#domain/locale.ts';
import {
  type WithdrawalPageMessages,
  withdrawalPage as cs,
} from '#messages/cs/admin/orders/money-back.ts';
import { withdrawalPage as en } from '#messages/en/admin/orders/money-back.ts';

export const withdrawalPageWords: PerLocale<WithdrawalPageMessages> = { cs, en };
