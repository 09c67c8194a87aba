import type { PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { LegalForm } from './legal-text.ts';
import { modelForm as modelFormCs } from './model-form.cs.ts';
import { modelForm as modelFormEn } from './model-form.en.ts';

/** The model withdrawal form of both editions (Government Regulation 29/2023; directive 2011/83/EU, annex I B). */
export const modelForm: PerLocale<(shop: Shop) => LegalForm> = { cs: modelFormCs, en: modelFormEn };
