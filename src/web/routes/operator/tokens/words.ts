import type { PerLocale } from '#domain/locale.ts';
import { type TokensMessages, tokens as cs } from '#messages/cs/operator/webhooks.ts';
import { tokens as en } from '#messages/en/operator/webhooks.ts';

/** Words of the page of tokens. */
export const tokensWords: PerLocale<TokensMessages> = { cs, en };
