import type { PerLocale } from '#domain/locale.ts';
import {
  type OperatorReviewsMessages,
  type ReviewImportMessages,
  operatorReviews as cs,
  reviewImport as importCs,
} from '#messages/cs/admin/reviews.ts';
import { operatorReviews as en, reviewImport as importEn } from '#messages/en/admin/reviews.ts';

export const operatorReviewWords: PerLocale<OperatorReviewsMessages> = { cs, en };
export const reviewImportWords: PerLocale<ReviewImportMessages> = { cs: importCs, en: importEn };
