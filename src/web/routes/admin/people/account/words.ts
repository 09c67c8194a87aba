import type { PerLocale } from '#domain/locale.ts';
import { type AccountMessages, account as cs } from '#messages/cs/admin/account.ts';
import { account as en } from '#messages/en/admin/account.ts';

export const accountWords: PerLocale<AccountMessages> = { cs, en };
