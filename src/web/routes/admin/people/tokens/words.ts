import type { PerLocale } from '#domain/locale.ts';
import { type TokensMessages, tokens as cs } from '#messages/cs/admin/webhooks.ts';
import { tokens as en } from '#messages/en/admin/webhooks.ts';

/** Words of the page of tokens. */
export const tokensWords: PerLocale<TokensMessages> = { cs, en };
