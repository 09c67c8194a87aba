import { data, redirect } from 'react-router';
import { findInvitationByToken } from '#database/reviews/review-invitations.ts';
import { href } from '#domain/addresses.ts';
import { declineFurtherInvitations } from '#flows/reviews/invite-to-review.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';

/** Only a press counts: mail programs and their scanners follow links by themselves. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { token } = params;
  const invitation = await findInvitationByToken(services.db, token);
  if (!invitation) throw redirect(href('notFound', locale), 302);
  const { declinedAt, usedAt } = invitation;
  const isDone = declinedAt !== null;
  return { locale, token, isDone, isUsed: usedAt !== null, brand: services.shop.brand };
}

/** What a mail program posts, as fields or parts of a form; it follows no redirect (RFC 8058, 3.1). */
const ONE_CLICK = /\bList-Unsubscribe\b/;

export async function action({ context, params, request }: Route.ActionArgs) {
  const { locale, services, client } = shopOf(context);
  const { token } = params;
  const declined = await declineFurtherInvitations(services, { token, client });
  if (declined.ok) {
    if (ONE_CLICK.test(await request.text())) return null;
    return redirect(href('noInvitations', locale, { token }), 303);
  }
  if (declined.problem === 'unknown') return redirect(href('notFound', locale), 302);
  const headers = retryAfter(declined.retryAfterSeconds);
  return data({ isTooOften: true }, { status: 429, headers });
}

export const headers = answerHeaders;

export default function NoInvitations({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, token, isDone, isUsed, brand } = loaderData;
  const { stop, tooOften } = useWords().review;
  const title = isDone ? stop.doneTitle : stop.title;
  return (
    <div className="column order-page">
      <title>{`${title} | ${brand}`}</title>
      <header className="order-page__head">
        <h1>{title}</h1>
        <p className="lead">{isDone ? stop.doneText : stop.text}</p>
      </header>
      {actionData && (
        <Notice tone="error" live>
          {tooOften}
        </Notice>
      )}
      {!isDone && (
        <form method="post" action={href('noInvitations', locale, { token })}>
          <Button variant="primary">{stop.button}</Button>
        </form>
      )}
      {isDone && !isUsed && (
        <div className="cluster">
          <ButtonLink href={href('review', locale, { token })}>{stop.write}</ButtonLink>
        </div>
      )}
    </div>
  );
}
