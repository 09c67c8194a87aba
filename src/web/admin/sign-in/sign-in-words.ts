import type { PerLocale } from '#domain/locale.ts';
import { type SignInMessages, signIn as cs } from '#messages/cs/admin/account.ts';
import { signIn as en } from '#messages/en/admin/account.ts';

/** Words of the doors to the operator's section. */
export const signInWords: PerLocale<SignInMessages> = { cs, en };
