import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { listAuditOf } from '#database/audit-list.ts';
import { findOrderRow } from '#database/orders.ts';
import { decisionOf, findReview } from '#database/testimonials.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import { readDecision } from '#domain/reviews/moderation.ts';
import { isUuid } from '#domain/uuid.ts';
import { decideReview, seenOf } from '#flows/reviews/decide-review.ts';
import { replyToReview } from '#flows/reviews/reply-to-review.ts';
import type { OperatorReviewsMessages } from '#messages/cs/operator/reviews.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { ReviewPage } from './page.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db } = services;
  const review = isUuid(params.id) ? await findReview(db, params.id) : undefined;
  if (!review) throw data(null, 404);
  const { id, importId, orderId } = review;
  const order = orderId === null ? undefined : await findOrderRow(db, orderId);
  const saved = new URL(request.url).searchParams.get('saved');
  return {
    locale,
    review,
    order: order?.number,
    log: await listAuditOf(db, importId === null ? [id] : [id, importId]),
    seen: seenOf(decisionOf(review)),
    formId: randomUUID(),
    saved: keysOf(operatorReviewWords.cs.saved).find((known) => known === saved),
    kept: typedForm(keptForm),
  };
}

type Problem = keyof OperatorReviewsMessages['one']['problems'];
type Done =
  | { ok: true; saved: keyof OperatorReviewsMessages['saved'] }
  | { ok: false; problem: Problem };

export async function action({ params, request, context }: Route.ActionArgs) {
  const posted = await request.formData();
  const done = await change(operatorOf(context), params.id, postedFields(posted));
  const { id } = params;
  if (done.ok)
    return redirect(withQuery(adminHref('operatorReview', { id }), { saved: done.saved }), 303);
  const { problem } = done;
  if (problem === 'unknown') throw data(null, 404);
  const status = problem === 'changed-meanwhile' ? 409 : 422;
  return data({ problem, typed: typedForm(fieldsOf(posted)) }, { status });
}

async function change(
  { services, operator }: OperatorContext,
  id: string,
  field: PostedFields,
): Promise<Done> {
  const publishes = field('form') === 'reply' && field('act') === 'publish';
  if (field('form') === 'reply') {
    const text = field('act') === 'remove' ? '' : field('reply');
    const done = await replyToReview(services, { id, text, operator });
    if (!done.ok) return done;
    if (!publishes) return { ok: true, saved: 'replied' };
  }
  const state = publishes ? 'published' : field('form');
  const read = readDecision({ state, reason: field('reason'), note: field('note') });
  if (!read.ok) return read;
  const { decision } = read;
  const deciding = { id, decisionId: field('id'), seen: field('seen'), operator, decision };
  const done = await decideReview(services, deciding);
  return done.ok ? { ok: true, saved: decision.state } : done;
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} {...actionData} />;
}
