import type { AnswerTime } from '#domain/answer-time.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Ladder } from '#domain/catalogue/pricing.ts';
import type { ClaimId } from '#domain/claims/claim.ts';

/** What the claims take their figures from where the shop's own rules keep them. */
export interface ClaimFacts {
  catalogue: Catalogue;
  ladder: Ladder;
  answers: AnswerTime;
}

/**
 * The words of one edition. Figures that a source has to bear out stand in default-claims.ts, and `{figure}`
 * stands for them; without it the words stand beside the figure.
 */
export interface ClaimWords {
  texts: (facts: ClaimFacts) => Record<ClaimId, string>;
  /** Why a claim is withheld, for the operator. */
  reasons: Record<WithheldId, string>;
}

/** Claims that are withheld until the operator decides otherwise: something else is said in their place. */
export type WithheldId = Extract<
  ClaimId,
  | 'fiveStarReviews'
  | 'pragueOffice'
  | 'realUsers'
  | 'answerWithinOneHour'
  | 'supportRoundTheClock'
  | 'startWithinADay'
  | 'deliveredAtOnce'
  | 'refillAutomatic'
  | 'packageSizesSmaller'
>;
