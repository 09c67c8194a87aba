import type { ReviewListPage } from '#database/review-list.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReviewFilter } from '#domain/reviews/review-filter.ts';
import type { ReviewSwitches } from '#domain/reviews/review.ts';
import type { OperatorReviewsMessages } from '#messages/cs/operator/reviews.ts';

export interface ReviewsPageProps {
  locale: Locale;
  filter: ReviewFilter;
  problem: 'search-short' | undefined;
  typedSearch: string;
  page: ReviewListPage;
  services: readonly string[];
  waiting: { count: number; isMore: boolean };
  switches: ReviewSwitches;
  saved: keyof OperatorReviewsMessages['saved'] | undefined;
}
