import type { PerLocale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import type { Shop } from '#domain/shop.ts';
import type { TermsText } from './terms-text.ts';
import { terms as cs } from './terms.cs.ts';
import { terms as en } from './terms.en.ts';

/** The terms of both editions, for the server, which chooses. */
export const terms: PerLocale<(shop: Shop, offering: Offering) => TermsText> = { cs, en };
