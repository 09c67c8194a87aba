import type { PerLocale } from '#domain/locale.ts';
import { type PriceMessages, prices as cs } from '#messages/cs/operator/prices.ts';
import { prices as en } from '#messages/en/operator/prices.ts';

export const priceWords: PerLocale<PriceMessages> = { cs, en };
