/** What a customer wants who complains of an order. */
export const complaintWishes = ['refill', 'money'] as const;
export type ComplaintWish = (typeof complaintWishes)[number];

/** How a complaint was settled. */
export const complaintOutcomes = ['refill', 'money', 'refused'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** How its end is told: one that was accepted once all money had gone back for something else promises none. */
export type ComplaintEnd = ComplaintOutcome | 'accepted';

/** How far a refill within the guarantee is. */
export type RefillState = 'asked' | 'running' | 'done' | 'refused';

/** What a customer chose when a promised time was missed: to wait, or the undelivered part back. */
export const lateAnswers = ['wait', 'money'] as const;
export type LateAnswer = (typeof lateAnswers)[number];
