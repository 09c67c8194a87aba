import type { PerLocale } from '#domain/locale.ts';
import { type ClaimsMessages, claims as claimsCs } from '#messages/cs/operator/claims.ts';
import { type PressDeskMessages, press as pressCs } from '#messages/cs/operator/press.ts';
import { claims as claimsEn } from '#messages/en/operator/claims.ts';
import { press as pressEn } from '#messages/en/operator/press.ts';

export const claimsDeskWords: PerLocale<ClaimsMessages> = { cs: claimsCs, en: claimsEn };
export const pressDeskWords: PerLocale<PressDeskMessages> = { cs: pressCs, en: pressEn };
