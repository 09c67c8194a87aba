import { noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { lockReview, noteReply } from '#database/testimonials.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { readReply } from '#domain/reviews/moderation.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type Replied = { ok: true } | { ok: false; problem: 'unknown' | 'reply-long' };

/** Stores what the shop replies to a review, which stands below it; an empty reply takes it away (rules 71). */
export async function replyToReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, text, operator }: { id: string; text: string; operator: Pick<Operator, 'id'> },
): Promise<Replied> {
  const reply = readReply(text);
  if (reply === undefined) return { ok: false, problem: 'reply-long' };
  return db.transaction(async (tx): Promise<Replied> => {
    const review = isUuid(id) ? await lockReview(tx, id) : undefined;
    if (!review) return { ok: false, problem: 'unknown' };
    const before = review.reply ?? '';
    if (before === reply) return { ok: true };
    await noteReply(tx, id, reply === '' ? null : reply);
    await tellChangedPages(tx, 'reviews');
    await noteChange(tx, {
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
