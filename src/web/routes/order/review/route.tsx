import { createContext, data, redirect } from 'react-router';
import { packageName } from '#content/catalogue/package-name.ts';
import { findOrder } from '#database/orders/orders.ts';
import { findInvitationByToken } from '#database/reviews/review-invitations.ts';
import { href } from '#domain/addresses.ts';
import {
  type ReviewForm,
  type ReviewProblems,
  isReviewable,
  proposedName,
} from '#domain/reviews/review-form.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { submitReview } from '#flows/reviews/invite-to-review.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { useLocale, useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';
import { ReviewFormPage } from './page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { token } = params;
  const page = { locale, token, brand: services.shop.brand };
  // What was written comes back without anything of the order: nobody can be asked for it now.
  if (context.get(notStoredContext)) return { ...page, about: undefined, over: undefined };
  const invitation = await findInvitationByToken(services.db, token);
  const order = invitation && (await findOrder(services.db, invitation.orderId));
  if (!order) throw redirect(href('notFound', locale), 302);
  const lines = order.lines.map(({ position, packageId }) => ({
    position,
    name: packageName(packageId, locale),
  }));
  const about = { number: order.number, lines, proposedName: proposedName(order.name) };
  if (invitation.usedAt !== null) return { ...page, about, over: 'done' as const };
  return { ...page, about, over: isReviewable(order) ? undefined : ('notBought' as const) };
}

/** Set by an action that could not store what it got: the loader of the same request comes after it. */
const notStoredContext = createContext(false);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { locale, services, client } = shopOf(context);
  const { token } = params;
  const form = readForm(postedFields(await request.formData()));
  try {
    const sent = await submitReview(services, { token, form, locale, client });
    if (sent.ok) return redirect(href('review', locale, { token }), 303);
    switch (sent.problem) {
      case 'used':
      case 'not-bought':
        return redirect(href('review', locale, { token }), 303);
      case 'unknown':
        return redirect(href('notFound', locale), 302);
      case 'too-often':
        return refuseReview(429, { form, notice: 'tooOften' }, retryAfter(sent.retryAfterSeconds));
      case 'fields':
        return refuseReview(422, { form, problems: sent.fields });
    }
  } catch (error) {
    recordAway(context, error);
    context.set(notStoredContext, true);
    return refuseReview(503, { form, notice: 'away' }, retryAfter(LATER_SECONDS));
  }
}

function readForm(field: PostedFields): ReviewForm {
  return {
    rating: field('rating'),
    text: field('text'),
    name: field('name'),
    line: field('line'),
    consent: field('consent') !== '',
  };
}

/** Why nothing came of what was posted, with what was typed. */
interface Refused {
  form: ReviewForm;
  problems?: ReviewProblems;
  notice?: 'tooOften' | 'away';
}

function refuseReview(status: number, why: Refused, headers: HeadersInit = {}) {
  return data(why, { status, headers });
}

export const headers = answerHeaders;

export default function WriteReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, over, brand } = loaderData;
  const m = useWords().review;
  const title = over ? m[over].title : m.title;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${actionData ? m.errorTitle(title) : title} | ${brand}`}</title>
      {over ? (
        <ReviewOver why={over} />
      ) : (
        <ReviewFormPage token={token} about={about} {...actionData} />
      )}
    </>
  );
}

interface ReviewOverProps {
  /** Why there is no form: the review is written, or its order is no purchase any more. */
  why: 'done' | 'notBought';
}

/** What an invitation leads to once it asks for nothing any more. */
function ReviewOver({ why }: ReviewOverProps) {
  const locale = useLocale();
  const done = useWords().review[why];
  return (
    <div className="column order-page">
      <header className="order-page__head">
        {why === 'done' && <TakeOffLine />}
        <h1>{done.title}</h1>
        <p className="lead">{done.text}</p>
      </header>
      <div className="cluster">
        <ButtonLink href={href('references', locale)}>{done.link}</ButtonLink>
      </div>
    </div>
  );
}
