/** Seconds from a failed try to the next (rules 74); after the last of them a delivery is given up. */
export const RETRY_SECONDS = [60, 300, 1800, 7200, 21_600, 43_200, 86_400] as const;
/** Seconds at most for which the answer 429 may ask to wait. */
const MOST_RETRY_AFTER_SECONDS = 3600;
/** Failed tries in a row after which nothing but a probe is sent to a receiver. */
export const FAILURES_TO_OPEN = 10;
export const PROBE_MINUTES = 15;
/** Calls to one receiver that are under way at once. */
export const MOST_AT_ONCE = 2;
/** Seconds for a whole call, and for its connection. */
export const CALL_SECONDS = 10;
export const CONNECT_SECONDS = 5;
/** Seconds after which a call that was begun and never ended is done again: its program was killed. */
export const LEASE_SECONDS = 30;
/** Bytes of an answer that are read, and characters of it that are kept. */
export const READ_BYTES = 4096;
export const KEPT_CHARACTERS = 1000;
/** Hours for which both the new and the former secret sign. */
export const OVERLAP_HOURS = 24;
/** Minutes by which the clock of a receiver may differ, as the documentation tells it. */
export const TOLERANCE_MINUTES = 5;
/** Minutes for which the form that made a secret shows it again where it was pressed twice. */
export const SECRET_SHOWN_MINUTES = 10;

/** Why a call brought no answer. */
export type CallProblem =
  /** The name leads inwards, or the address may not be called. */
  | 'inward'
  | 'name'
  | 'connection'
  | 'certificate'
  | 'time'
  /** It answered, but in no way that HTTP knows: huge headers, another protocol. */
  | 'nonsense';

export type CallOutcome =
  | { status: number; answer: string; retryAfterSeconds?: number | undefined }
  | { problem: CallProblem };

/** What becomes of a delivery after a try. */
export type Verdict = 'delivered' | 'refused' | 'again';

/**
 * Delivered by any 2xx; tried again after 5xx, 429 and where no answer came; refused for good by everything
 * else, a redirection included.
 */
export function judgeCall(outcome: CallOutcome): Verdict {
  if ('problem' in outcome) return 'again';
  const { status } = outcome;
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 500 || status === 429 ? 'again' : 'refused';
}

/**
 * When a delivery is tried again after a try that failed.
 * @param step how many of the pauses are used up
 * @returns undefined where none is left
 */
export function nextTry(step: number, outcome: CallOutcome, at: Date): Date | undefined {
  const pause = RETRY_SECONDS[step];
  if (pause === undefined) return undefined;
  const asked =
    'status' in outcome && outcome.status === 429 ? (outcome.retryAfterSeconds ?? 0) : 0;
  const seconds = Math.max(pause, Math.min(asked, MOST_RETRY_AFTER_SECONDS));
  return new Date(at.getTime() + seconds * 1000);
}

/** Seconds that the header Retry-After asks for, which has seconds or a moment; undefined where it has neither. */
export function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
