/** What a customer wants who complains of an order. */
export const remedies = ['refill', 'money'] as const;
export type Remedy = (typeof remedies)[number];

export const complaintOutcomes = ['refill', 'money', 'refused'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/**
 * How its end is told. Where all money went back for something else none is promised any more: it was accepted after
 * that, or with a refill that ended by it.
 */
export type ComplaintEnd = ComplaintOutcome | 'accepted' | 'instead';

/** How far a refill within the guarantee is. */
export type RefillState =
  | 'asked'
  | 'running'
  | 'done'
  | 'refused'
  /** Money went back instead, of one that a complaint was accepted with. */
  | 'money';

/** What somebody can decide of a refill. */
export const refillDecisions = ['running', 'done', 'refused'] as const satisfies RefillState[];
export type RefillDecided = (typeof refillDecisions)[number];

/** What a customer chose when a promised time was missed: to wait, or the undelivered part back. */
export const lateAnswers = ['wait', 'money'] as const;
export type LateAnswer = (typeof lateAnswers)[number];

/** The refill that the end of a complaint began, and how one stood that was under way already. */
export type RefillBegun =
  | { refillId?: undefined; before?: undefined }
  | {
      refillId: string;
      before?:
        | { state: RefillState; person: string | null; complaintId: string | null }
        | undefined;
    };
