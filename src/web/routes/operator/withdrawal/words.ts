import type { PerLocale } from '#domain/locale.ts';
import {
  type WithdrawalPageMessages,
  withdrawalPage as cs,
} from '#messages/cs/operator/withdrawal.ts';
import { withdrawalPage as en } from '#messages/en/operator/withdrawal.ts';

export const withdrawalPageWords: PerLocale<WithdrawalPageMessages> = { cs, en };
