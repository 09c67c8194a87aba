import { data, useLoaderData } from 'react-router';
import { listDeliveries } from '#database/webhooks/webhook-deliveries.ts';
import { countDeliveries, findReceiver } from '#database/webhooks/webhook-receivers.ts';
import { oneOf } from '#domain/list/filter-fields.ts';
import { defineFilter } from '#domain/list/filter.ts';
import { MOST_UNDELIVERED } from '#domain/admin/work-list.ts';
import { isUuid } from '#domain/uuid.ts';
import { seenOfReceiver } from '#flows/webhooks/keep-receivers.ts';
import { newFormId } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { operatorOf } from '#web/frame/context.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { receiverMark } from '#web/admin/webhooks/webhook-parts.tsx';
import { webhookWords } from '#web/admin/webhooks/webhook-words.ts';
import type { Route } from './+types/route.ts';

/** Which deliveries are shown. */
export const deliveryFilter = defineFilter({ state: oneOf(['failed', 'waiting']) });

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
    /** How it stands, for the form that changes it. */
    seen: seenOfReceiver(receiver),
    /** Events that never arrived and that nobody has let be. */
    undelivered: counts.get(id)?.undelivered ?? 0,
    /** Until when the former secret signs as well. */
    overlapUntil: isOverlap ? formerUntil : undefined,
    page,
    state: values.state,
    saved,
    formId: newFormId(),
    /** A form was posted here that had to be proven first. */
    isKept: keptForm !== undefined,
    kept: toFormInput(keptForm),
  };
}

/** What the page has loaded, for its parts. */
export function useReceiverPage() {
  const page = useLoaderData<typeof loader>();
  return { ...page, m: webhookWords[page.locale] };
}

export type ReceiverPage = ReturnType<typeof useReceiverPage>;
