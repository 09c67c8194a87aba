import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { listDeliveries } from '#database/webhook-deliveries.ts';
import { countDeliveries, findReceiver } from '#database/webhook-receivers.ts';
import { MOST_UNDELIVERED } from '#domain/operator/queue.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import { seenOfReceiver } from '#flows/webhooks/keep-receivers.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { receiverMark } from '#web/operator/webhook-parts.tsx';
import { typedReceiver } from '#web/operator/typed-receiver.ts';
import { webhookWords } from '#web/operator/webhook-words.ts';
import type { Route } from './+types/route.ts';
import { actOn } from './act-on.ts';
import { deliveryFilter } from './deliveries.tsx';
import { ReceiverPage } from './page.tsx';

/** A receiver, without its secret, and a page of its deliveries. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db, clock } = services;
  const receiver = isUuid(params.receiver) ? await findReceiver(db, params.receiver) : undefined;
  if (!receiver) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const { values, cursor } = deliveryFilter.read(searchParams);
  const page = await listDeliveries(db, receiver.id, { ...values, cursor });
  const saved = readSaved(request, webhookWords.cs.saved);
  const counts = await countDeliveries(db, MOST_UNDELIVERED + 1);
  const { id, name, url, events, createdAt, secretAt, formerUntil } = receiver;
  const isOverlap = formerUntil !== null && formerUntil > clock();
  return {
    locale,
    receiver: { id, name, url, events, createdAt, secretAt, mark: receiverMark(receiver) },
    seen: seenOfReceiver(receiver),
    undelivered: counts.get(id)?.undelivered ?? 0,
    overlapUntil: isOverlap ? formerUntil : undefined,
    page,
    state: values.state,
    saved,
    formId: randomUUID(),
    isKept: keptForm !== undefined,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  if (!isUuid(params.receiver)) throw data(null, { status: 404 });
  const field = postedFields(await request.formData());
  const done = await actOn(services, { id: params.receiver, field, by: operator });
  const typed = { from: field('from'), to: field('to'), receiver: typedReceiver(field) };
  if (!done.ok && done.problem === 'receiver-unknown') throw data(null, { status: 404 });
  if (!done.ok) {
    const status = done.problem === 'receiver-changed' ? 409 : 422;
    return data({ problem: done.problem, typed }, { status });
  }
  // The secret stands in this answer alone, and the same form pressed twice gets it twice.
  if ('rotated' in done) return data({ rotated: done.rotated });
  const { saved } = done;
  const address =
    saved === 'removed'
      ? adminHref('operatorWebhooks')
      : adminHref('operatorReceiver', { receiver: params.receiver });
  return redirect(withQuery(address, { saved }), 303);
}

export const headers = answerHeaders;

export default function Receiver({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, receiver } = loaderData;
  return (
    <>
      <PageTitle>{receiver.name}</PageTitle>
      <ReceiverPage {...loaderData} {...actionData} m={webhookWords[locale]} />
    </>
  );
}
