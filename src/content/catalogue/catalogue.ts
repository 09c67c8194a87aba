import type { PerLocale } from '#domain/locale.ts';
import type { CatalogueText } from './catalogue-text.ts';
import { catalogue as cs } from './catalogue.cs.ts';
import { catalogue as en } from './catalogue.en.ts';

/** The words of the price list of both editions, for the server, which chooses; see catalogue-text.ts. */
export const catalogueTexts: PerLocale<CatalogueText> = { cs, en };
