import { data, useLoaderData } from 'react-router';
import { neighboursInList } from '#database/orders/order-list-parts.ts';
import { listPendingActions } from '#database/admin/pending-actions.ts';
import { listInvoices } from '#database/payments/payment-records.ts';
import { findAdminOrder, listOrderEmails } from '#database/orders/admin-order.ts';
import type { Order } from '#database/orders/orders.ts';
import { type WorkNeighbour, findWorkNeighbours } from '#database/work-lists/work-lists.ts';
import { readRowLines } from '#database/orders/order-rows.ts';
import { readOrderFilter } from '#domain/order/order-filter.ts';
import { leftToRefund } from '#domain/payments/refund.ts';
import { completionEmail } from '#domain/after-sales/short.ts';
import { stateOfWork } from '#domain/delivery/work.ts';
import {
  type EmailPreview,
  previewCanceled,
  previewCompleted,
  previewEmail,
} from '#flows/emails/preview-email.ts';
import type { Services } from '#flows/services.ts';
import type { AdminOrderMessages } from '#messages/cs/admin/orders/order.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { type OrderOrigin, orderNumberIn, readOrigin } from '#web/admin/orders/order-origin.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { afterSalesOf } from '#web/routes/admin/orders/order/after-sales/load-after-sales.ts';
import type { Route } from './+types/route.ts';
import { adminOrderWords } from './words.ts';

/** Reads everything that the page of an order shows. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const { db, clock } = services;
  const origin = readOrigin(new URL(request.url).searchParams);
  const number = orderNumberIn(params.number);
  const order = number === undefined ? undefined : await findAdminOrder(db, number);
  if (!order) throw data(null, { status: 404 });
  const [invoices, emails, pendingActions, neighbours, rowLines] = await Promise.all([
    listInvoices(db, order.id),
    listOrderEmails(db, order.id),
    listPendingActions(db, order.id),
    besides(services, order.number, origin),
    readRowLines(db, [order.number]),
  ]);
  const now = clock();
  const waiting = pendingActions.filter(({ state }) => state === 'waiting');
  return {
    locale,
    role: operator.role,
    /** Who looks. */
    operatorId: operator.id,
    origin,
    kept: toFormInput(keptForm),
    order,
    invoices,
    emails,
    /** Of each line, by its position, the other orders that go on for its target. */
    sameTargets: new Map(
      rowLines.get(order.number)?.map(({ position, sameTarget }) => [position, sameTarget]),
    ),
    waiting,
    failed: pendingActions.filter(({ state }) => state === 'failed'),
    neighbours,
    now,
    /** Of the next form that is sent. */
    formId: crypto.randomUUID(),
    /** The last entry of the history: who sends a form has seen everything up to it. */
    seen: Math.max(0, ...order.events.map(({ id }) => id)),
    afterSales: await afterSalesOf(services, order),
    left: leftToRefund(order),
    foreseen: await foreseenEmail(services, order, now),
  };
}

interface Neighbour {
  number: number;
  origin: OrderOrigin;
}

/** Beside it in the list or queue that it was opened from; otherwise in the list of all, as that is sorted. */
async function besides(
  { db, clock }: Services,
  number: number,
  origin: OrderOrigin,
): Promise<{ previous: Neighbour | undefined; next: Neighbour | undefined }> {
  const now = clock();
  if (origin.from === 'queue') {
    const { queue, row } = origin;
    const found = await findWorkNeighbours(db, queue, { now, row, number });
    const onWorkList = (one: WorkNeighbour | undefined) =>
      one && { number: one.number, origin: { ...origin, row: one.cursor } };
    return { previous: onWorkList(found.previous), next: onWorkList(found.next) };
  }
  const { filter } = readOrderFilter(new URLSearchParams(origin.list));
  const found = await neighboursInList(db, filter, number, now);
  const onList = (one: number | undefined) =>
    one === undefined ? undefined : { number: one, origin };
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
    const completed = previewCompleted(order, now);
    return previewEmail(services, completed, { kind: completionEmail(completed) });
  }
  if (state !== 'paid') return undefined;
  return previewEmail(services, previewCanceled(order, now), { kind: 'order-canceled-customer' });
}

/** What the page of an order has loaded, for its parts. */
export function useOrderPage() {
  return { ...useLoaderData<typeof loader>(), m: useOrderWords() };
}

export type AdminOrderPage = ReturnType<typeof useOrderPage>;
export type OrderPageLine = AdminOrderPage['order']['lines'][number];

export function useOrderWords(): AdminOrderMessages {
  return adminOrderWords[usePageFacts().locale];
}
