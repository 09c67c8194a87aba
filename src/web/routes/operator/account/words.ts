import type { PerLocale } from '#domain/locale.ts';
import { type AccountMessages, account as cs } from '#messages/cs/operator/account.ts';
import { account as en } from '#messages/en/operator/account.ts';

export const accountWords: PerLocale<AccountMessages> = { cs, en };
