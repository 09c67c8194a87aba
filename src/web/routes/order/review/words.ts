import type { PerLocale } from '#domain/locale.ts';
import { type ReviewPageMessages, review as cs } from '#messages/cs/order/review.ts';
import { review as en } from '#messages/en/order/review.ts';

export const reviewPageWords: PerLocale<ReviewPageMessages> = { cs, en };
