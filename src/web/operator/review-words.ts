import type { PerLocale } from '#domain/locale.ts';
import {
  type ReviewImportMessages,
  reviewImport as importCs,
} from '#messages/cs/operator/review-import.ts';
import {
  type OperatorReviewsMessages,
  operatorReviews as cs,
} from '#messages/cs/operator/reviews.ts';
import { reviewImport as importEn } from '#messages/en/operator/review-import.ts';
import { operatorReviews as en } from '#messages/en/operator/reviews.ts';

export const operatorReviewWords: PerLocale<OperatorReviewsMessages> = { cs, en };
export const reviewImportWords: PerLocale<ReviewImportMessages> = { cs: importCs, en: importEn };
