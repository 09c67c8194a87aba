import type { OriginLabel } from '#domain/reviews/review.ts';
import type { Shop } from '#domain/shop.ts';

/** A part of the page about reviews: paragraphs, then a list of labels and what they mean, or of plain points. */
export interface HowReviewsSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  terms?: readonly (readonly [labels: readonly OriginLabel[], meaning: string])[];
  points?: readonly string[];
  /** What follows the list. */
  after?: readonly string[];
}

export interface HowReviewsText {
  title: string;
  metaDescription: string;
  lead: string;
  sections: readonly HowReviewsSection[];
}

/** @param labels what the labels are called, as they stand beside reviews */
export type WriteHowReviews = (
  shop: Pick<Shop, 'supportMail'>,
  labels: Readonly<Record<OriginLabel, string>>,
) => HowReviewsText;
