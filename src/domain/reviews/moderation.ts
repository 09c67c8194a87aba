import { cleanLines } from '#domain/text/clean-text.ts';
import { oneOf, oneOfKnown, searchText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { locales } from '#domain/locale.ts';
import { reviewPlatforms } from './platform.ts';
import { ratings, reviewOrigins } from './review.ts';

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

/** Most characters of what an author is told besides the reason, and of the shop's reply. */
export const DECISION_NOTE_MOST = 500;
export const REPLY_MOST = 2000;

/** What the operator decides about a review. */
export type ReviewDecision =
  | { state: 'published' }
  /** With what its author is told besides the reason; empty where nothing is. */
  | { state: 'rejected'; reason: RejectReason; note: string };

export interface DecisionForm {
  /** A state of `reviewStates`. */
  state: string;
  reason: string;
  note: string;
}

export type DecisionProblem = 'state-unknown' | 'reason-missing' | 'note-long';

/** Reads a decision; a rejection has one of the reasons that there are (rules 71). */
export function readDecision(
  form: DecisionForm,
): { ok: true; decision: ReviewDecision } | { ok: false; problem: DecisionProblem } {
  if (form.state === 'published') return { ok: true, decision: { state: 'published' } };
  if (form.state !== 'rejected') return { ok: false, problem: 'state-unknown' };
  const reason = rejectReasons.find((known) => known === form.reason);
  if (!reason) return { ok: false, problem: 'reason-missing' };
  const note = cleanLines(form.note);
  if (note.length > DECISION_NOTE_MOST) return { ok: false, problem: 'note-long' };
  return { ok: true, decision: { state: 'rejected', reason, note } };
}

/** A reply of the shop as it is stored, empty where it is taken away; undefined where it is too long. */
export function readReply(input: string): string | undefined {
  const reply = cleanLines(input).replaceAll(/\n{3,}/g, '\n\n');
  return reply.length > REPLY_MOST ? undefined : reply;
}

/** A decision as it is stored; what is taken back becomes the one before. Moments in ISO 8601. */
export interface StoredDecision {
  state: ReviewState;
  reason: RejectReason | null;
  note: string;
  decisionId: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
}

const MOST_CHARACTERS = 200;

/** Which reviews the operator's list shows. */
export const reviewFilter = /* @__PURE__ */ defineFilter({
  /** What its name or text contains; an index finds three characters. */
  q: searchText({ least: 3, max: MOST_CHARACTERS }),
  state: oneOf(reviewStates),
  origin: oneOf(reviewOrigins),
  platform: oneOf(reviewPlatforms),
  /** The text of its service, as it is stored. */
  service: oneOfKnown((service) => service.slice(0, MOST_CHARACTERS)),
  language: oneOf(locales),
  rating: oneOf(ratings),
});
export type ReviewFilter = FilterValues<typeof reviewFilter.fields>;
