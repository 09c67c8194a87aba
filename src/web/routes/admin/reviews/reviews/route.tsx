import { redirect } from 'react-router';
import {
  countWaitingReviews,
  listReviewedServices,
  listReviews,
} from '#database/reviews/review-list.ts';
import { readReviewSwitches } from '#database/reviews/reviews.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { reviewFilter } from '#domain/reviews/moderation.ts';
import { switchReviews } from '#flows/reviews/decide-review.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { operatorReviewWords } from '#web/admin/words/review-words.ts';
import type { Route } from './+types/route.ts';
import { ReviewsPage } from './page.tsx';

/** Reviews that wait are counted up to here; beyond it is said that there are more. */
const MOST_COUNTED = 1000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const asked = reviewFilter.read(searchParams);
  const [page, named, waiting, switches] = await Promise.all([
    listReviews(services.db, asked),
    listReviewedServices(services.db),
    countWaitingReviews(services.db, MOST_COUNTED + 1),
    readReviewSwitches(services.db),
  ]);
  const kept = keptForm && new Map(keptForm);
  return {
    locale,
    asked,
    page,
    services: named,
    waiting: { count: Math.min(waiting, MOST_COUNTED), isMore: waiting > MOST_COUNTED },
    switches: kept ? { samples: kept.has('samples'), generated: kept.has('generated') } : switches,
    saved: readSaved(request, operatorReviewWords.cs.saved),
  };
}

/** The switches are the only form of the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const switches = { samples: field('samples') !== '', generated: field('generated') !== '' };
  await switchReviews(services, operator, switches);
  return redirect(withQuery(adminHref('operatorReviews'), { saved: 'switched' }), 303);
}

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}
