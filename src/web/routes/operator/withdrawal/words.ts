import type { PerLocale } from '#domain/locale.ts';
import {
  type WithdrawalPageMessages,
  withdrawalPage as cs,
} from '#messages/cs/operator/money-back.ts';
import { withdrawalPage as en } from '#messages/en/operator/money-back.ts';

export const withdrawalPageWords: PerLocale<WithdrawalPageMessages> = { cs, en };
