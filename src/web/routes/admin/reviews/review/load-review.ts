import { randomUUID } from 'node:crypto';
import { data, useLoaderData } from 'react-router';
import { listAuditOf } from '#database/audit/audit-list.ts';
import { findOrderRow } from '#database/orders/orders.ts';
import { decisionOf, findReview } from '#database/reviews/reviews.ts';
import { isUuid } from '#domain/uuid.ts';
import { seenOf } from '#flows/reviews/decide-review.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { operatorOf } from '#web/frame/context.ts';
import { operatorReviewWords } from '#web/admin/words/review-words.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import type { Route } from './+types/route.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db } = services;
  const review = isUuid(params.id) ? await findReview(db, params.id) : undefined;
  if (!review) throw data(null, 404);
  const { id, importId, orderId } = review;
  const order = orderId === null ? undefined : await findOrderRow(db, orderId);
  return {
    locale,
    review,
    /** The number of the order that it is about. */
    order: order?.number,
    /** What was done with it, and with the import that brought it, the last first. */
    log: await listAuditOf(db, importId === null ? [id] : [id, importId]),
    seen: seenOf(decisionOf(review)),
    formId: randomUUID(),
    saved: readSaved(request, operatorReviewWords.cs.saved),
    kept: toFormInput(keptForm),
  };
}

/** What the page has loaded, for its parts. */
export function useReviewPage() {
  const page = useLoaderData<typeof loader>();
  return { ...page, words: operatorReviewWords[page.locale] };
}
