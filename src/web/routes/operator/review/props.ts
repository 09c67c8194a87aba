import type { ListedEntry } from '#database/audit-list.ts';
import type { TestimonialRow } from '#database/testimonials.ts';
import type { Locale } from '#domain/locale.ts';
import type { OperatorReviewsMessages } from '#messages/cs/operator/reviews.ts';
import type { TypedForm } from '#web/operator/typed-form.ts';

export interface ReviewPageProps {
  locale: Locale;
  review: TestimonialRow;
  /** The number of the order that it is about. */
  order: number | undefined;
  /** What was done with it, and with the import that brought it, the last first. */
  log: readonly ListedEntry[];
  seen: string;
  formId: string;
  saved: keyof OperatorReviewsMessages['saved'] | undefined;
  kept: TypedForm | undefined;
  typed?: TypedForm | undefined;
  problem?: keyof OperatorReviewsMessages['one']['problems'];
}
