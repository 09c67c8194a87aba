/** A review waits until the operator has decided about it. */
export const reviewStates = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/**
 * Why a review is not published, or no longer. None of them is that it is critical: who leaves out what is bad
 * distorts what is left (point 23c of annex I of directive 2005/29/EC). An author may take back the consent
 * to its publication (Art. 7(3) GDPR).
 */
export const rejectReasons = [
  'spam',
  'abuse',
  'personal-data',
  'off-topic',
  'unlawful',
  'taken-back',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** What the operator decides about a review. */
export type ReviewDecision = { state: 'published' } | { state: 'rejected'; reason: RejectReason };
