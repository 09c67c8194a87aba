import type { RejectReason } from '#domain/reviews/moderation.ts';

/** Where the invitation to a review leads to, absolute. */
export interface EmailInvitation {
  reviewUrl: string;
  /** No further invitations. */
  stopUrl: string;
}

/** What a customer wrote of an order. */
export interface EmailReview {
  rating: number;
  text: string;
  /** As the author wants to be named. */
  name: string;
  service: string;
}

/** Why a review is not published. */
export interface EmailRejection {
  reason: RejectReason;
  /** What the shop says besides; empty where it says nothing. */
  note: string;
}
