import type { PerLocale } from '#domain/locale.ts';
import { type PriceListMessages, priceList as cs } from '#messages/cs/site/price-list.ts';
import { priceList as en } from '#messages/en/site/price-list.ts';

export const priceListWords: PerLocale<PriceListMessages> = { cs, en };
