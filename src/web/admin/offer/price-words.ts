import type { PerLocale } from '#domain/locale.ts';
import { type PriceMessages, prices as cs } from '#messages/cs/admin/prices.ts';
import { prices as en } from '#messages/en/admin/prices.ts';

export const priceWords: PerLocale<PriceMessages> = { cs, en };
