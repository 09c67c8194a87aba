import type { RouterContextProvider } from 'react-router';
import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { type HomeReviews, readHomeReviews } from './read-reviews.ts';

/** What the home page's block of reviews is drawn from. */
export interface ReviewsBlock {
  brand: string;
  shown: HomeReviews;
  /** What the shop claims of its reviews, where it may. */
  claims: readonly ShownClaim[];
}

/** Reads the home page's block of reviews. */
export async function readReviewsBlock(
  context: Readonly<RouterContextProvider>,
): Promise<ReviewsBlock> {
  const claims = await readClaims(context);
  return {
    brand: shopOf(context).services.shop.brand,
    shown: await readHomeReviews(context),
    claims: claims.list('satisfaction', 'verifiedReviews'),
  };
}
