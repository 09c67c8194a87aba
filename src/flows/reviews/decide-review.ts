import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import { findPendingAction } from '#database/admin/pending-actions.ts';
import { lockOrder } from '#database/orders/orders.ts';
import {
  type ReviewRow,
  decisionOf,
  findReview,
  lockReview,
  recordDecision,
  recordReviewReply,
  recordReviewSwitches,
  readReviewSwitches,
} from '#database/reviews/reviews.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type ReviewDecision, type StoredDecision, readReply } from '#domain/reviews/moderation.ts';
import type { ReviewSwitches } from '#domain/reviews/review.ts';
import { isUuid } from '#domain/uuid.ts';
import { scheduleAction } from '#flows/orders/under-lock.ts';
import type { Services } from '#flows/services.ts';

export type DecidedReview = { ok: true } | { ok: false; problem: 'unknown' | 'changed-meanwhile' };

export interface Deciding {
  /** Of the review. */
  id: string;
  /** Of the form that decides: sent twice it is one decision. A UUID. */
  decisionId: string;
  /** The last decision that the form knows of; undefined where that does not matter. */
  seen?: string | undefined;
  operator: Pick<Operator, 'id' | 'name'>;
  decision: ReviewDecision;
}

/**
 * Publishes a review, or rejects it for one of the reasons that there are; that it is critical is none (rules 17
 * and 71). It may be decided anew. Pages with reviews are made again at once. Who wrote it through an invitation
 * gets an e-mail with the reason, which can be taken back for half a minute, and the decision with it.
 */
export async function decideReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, decisionId: given, seen, operator, decision }: Deciding,
): Promise<DecidedReview> {
  return db.transaction(async (tx): Promise<DecidedReview> => {
    const review = await lockWithOrder(tx, id);
    if (!review) return { ok: false, problem: 'unknown' };
    if (review.decisionId === given) return { ok: true };
    // A form that somebody came back to after taking its decision back decides anew.
    const isNew = isUuid(given) && !(await findPendingAction(tx, given));
    const decisionId = isNew ? given : randomUUID();
    const before = decisionOf(review);
    if (seen !== undefined && seen !== seenOf(before))
      return { ok: false, problem: 'changed-meanwhile' };
    const at = clock();
    const { note, reason } = decision.state === 'rejected' ? decision : { note: '', reason: null };
    const after: StoredDecision = {
      state: decision.state,
      reason,
      note,
      decisionId,
      decidedBy: operator.name,
      decidedAt: at.toISOString(),
    };
    await recordDecision(tx, id, after);
    await tellChangedPages(tx, 'reviews');
    if (decision.state === 'rejected' && review.orderId !== null) {
      const request = {
        kind: 'emails',
        emails: ['order-review-rejected-customer'],
        aboutId: decisionId,
        undoReview: { id, decisionId, before },
      } as const;
      const { orderId } = review;
      await scheduleAction(tx, { id: decisionId, orderId, operator, request, at });
    }
    await recordChange(tx, {
      operatorId: operator.id,
      action: decision.state === 'published' ? 'review-published' : 'review-rejected',
      subject: id,
      before: { review: before.state, rejection: before.reason },
      after: { review: after.state, rejection: reason },
      personalAfter: note === '' ? {} : { note },
      at,
    });
    return { ok: true };
  });
}

/** What a form says that it has seen of the decisions about a review. */
export function seenOf({
  decisionId,
  decidedAt,
}: Pick<StoredDecision, 'decisionId' | 'decidedAt'>) {
  return decisionId ?? decidedAt ?? 'none';
}

/** The order first, as whoever takes back what leaves it does. */
async function lockWithOrder(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const found = isUuid(id) ? await findReview(tx, id) : undefined;
  if (!found) return undefined;
  if (found.orderId !== null) await lockOrder(tx, found.orderId);
  return lockReview(tx, id);
}

export type ReviewReplied = { ok: true } | { ok: false; problem: 'unknown' | 'reply-long' };

/** Stores what the shop replies to a review, which stands below it; an empty reply takes it away (rules 71). */
export async function replyToReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, text, operator }: { id: string; text: string; operator: Pick<Operator, 'id'> },
): Promise<ReviewReplied> {
  const reply = readReply(text);
  if (reply === undefined) return { ok: false, problem: 'reply-long' };
  return db.transaction(async (tx): Promise<ReviewReplied> => {
    const review = isUuid(id) ? await lockReview(tx, id) : undefined;
    if (!review) return { ok: false, problem: 'unknown' };
    const before = review.reply ?? '';
    if (before === reply) return { ok: true };
    await recordReviewReply(tx, id, reply === '' ? null : reply);
    await tellChangedPages(tx, 'reviews');
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'review-replied',
      subject: id,
      personalBefore: { reply: before },
      personalAfter: { reply },
      at: clock(),
    });
    return { ok: true };
  });
}

/**
 * Switches samples and generated reviews on or off on a public shop (rules 17). Their labels stay: nothing
 * here or elsewhere takes one away.
 */
export async function switchReviews(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: Pick<Operator, 'id'>,
  switches: ReviewSwitches,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { samples, generated } = await readReviewSwitches(tx);
    if (samples === switches.samples && generated === switches.generated) return;
    await recordReviewSwitches(tx, switches);
    await tellChangedPages(tx, 'reviews');
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'reviews-switched',
      subject: 'reviews',
      before: { samples, generated },
      after: { ...switches },
      at: clock(),
    });
  });
}
