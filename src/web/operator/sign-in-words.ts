import type { PerLocale } from '#domain/locale.ts';
import { type SignInMessages, signIn as cs } from '#messages/cs/operator/sign-in.ts';
import { signIn as en } from '#messages/en/operator/sign-in.ts';

/** Words of the doors to the operator's section. */
export const signInWords: PerLocale<SignInMessages> = { cs, en };
