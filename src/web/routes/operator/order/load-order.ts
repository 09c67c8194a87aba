import { data, useLoaderData } from 'react-router';
import { neighboursInList } from '#database/order-list-parts.ts';
import { listIntents } from '#database/intents.ts';
import { listInvoices } from '#database/payment-records.ts';
import { findDeskOrder, listEmailsOf } from '#database/order-desk.ts';
import type { Order } from '#database/orders.ts';
import { type QueueNeighbour, neighboursInQueue } from '#database/queues.ts';
import { readRowLines } from '#database/order-rows.ts';
import { readOrderFilter } from '#domain/operator/order-filter.ts';
import { leftToRefund } from '#domain/order/refund.ts';
import { completionEmail } from '#domain/order/short.ts';
import { stateOfWork } from '#domain/order/work.ts';
import {
  type EmailPreview,
  asCanceled,
  asCompleted,
  previewEmail,
} from '#flows/emails/preview-email.ts';
import type { Services } from '#flows/services.ts';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { type OrderWay, orderNumberIn, readWay } from '#web/operator/order-way.ts';
import { typedForm } from '#web/operator/typed-form.ts';
import { careOf } from '#web/routes/operator/order/care/load-care.ts';
import type { Route } from './+types/route.ts';
import { orderDeskWords } from './words.ts';

/** Reads everything that the page of an order shows. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const { db, clock } = services;
  const way = readWay(new URL(request.url).searchParams);
  const number = orderNumberIn(params.number);
  const order = number === undefined ? undefined : await findDeskOrder(db, number);
  if (!order) throw data(null, { status: 404 });
  const [invoices, emails, intents, neighbours, rowLines] = await Promise.all([
    listInvoices(db, order.id),
    listEmailsOf(db, order.id),
    listIntents(db, order.id),
    besides(services, order.number, way),
    readRowLines(db, [order.number]),
  ]);
  const now = clock();
  const waiting = intents.filter(({ state }) => state === 'waiting');
  return {
    locale,
    role: operator.role,
    /** Who looks. */
    operatorId: operator.id,
    way,
    kept: typedForm(keptForm),
    order,
    invoices,
    emails,
    /** Of each line, by its position, the other orders that go on for its target. */
    sameTargets: new Map(
      rowLines.get(order.number)?.map(({ position, sameTarget }) => [position, sameTarget]),
    ),
    waiting,
    failed: intents.filter(({ state }) => state === 'failed'),
    neighbours,
    now,
    /** Of the next form that is sent. */
    formId: crypto.randomUUID(),
    /** The last entry of the history: who sends a form has seen everything up to it. */
    seen: Math.max(0, ...order.events.map(({ id }) => id)),
    care: await careOf(services, order),
    left: leftToRefund(order),
    foreseen: await foreseenEmail(services, order, now),
  };
}

interface Neighbour {
  number: number;
  way: OrderWay;
}

/** Beside it in the list or queue that it was opened from; otherwise in the list of all, as that is sorted. */
async function besides(
  { db, clock }: Services,
  number: number,
  way: OrderWay,
): Promise<{ previous: Neighbour | undefined; next: Neighbour | undefined }> {
  const now = clock();
  if (way.from === 'queue') {
    const { queue, row } = way;
    const found = await neighboursInQueue(db, queue, { now, row, number });
    const onQueue = (one: QueueNeighbour | undefined) =>
      one && { number: one.number, way: { ...way, row: one.cursor } };
    return { previous: onQueue(found.previous), next: onQueue(found.next) };
  }
  const { filter } = readOrderFilter(new URLSearchParams(way.list));
  const found = await neighboursInList(db, filter, number, now);
  const onList = (one: number | undefined) =>
    one === undefined ? undefined : { number: one, way };
  return { previous: onList(found.previous), next: onList(found.next) };
}

/** The e-mail that the next press may send: that of the completion, or before anything began of a cancellation. */
async function foreseenEmail(
  services: Services,
  order: Order,
  now: Date,
): Promise<EmailPreview | undefined> {
  const { state, lines } = order;
  if (state === 'delivering' && stateOfWork(lines) !== 'completed') {
    const completed = asCompleted(order, now);
    return previewEmail(services, completed, { kind: completionEmail(completed) });
  }
  if (state !== 'paid') return undefined;
  return previewEmail(services, asCanceled(order, now), { kind: 'order-canceled-customer' });
}

/** What the page of an order has loaded, for its parts. */
export function useOrderPage() {
  return { ...useLoaderData<typeof loader>(), m: useOrderWords() };
}

export type OrderPage = ReturnType<typeof useOrderPage>;
export type OrderPageLine = OrderPage['order']['lines'][number];

export function useOrderWords(): OrderDeskMessages {
  return orderDeskWords[usePageFacts().locale];
}
