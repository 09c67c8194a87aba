import { randomUUID } from 'node:crypto';
import { data, useLoaderData } from 'react-router';
import type { AnomalyRow } from '#database/payments/anomalies.ts';
import { type OrderAfterSales, listAfterSales } from '#database/orders/after-sales.ts';
import { listPendingRefunds } from '#database/admin/pending-actions.ts';
import { findOrderByNumber, listAnomaliesOf } from '#database/orders/admin-order.ts';
import type { Order } from '#database/orders/orders.ts';
import { paidForOf, waitingRefunds } from '#domain/admin/pending-action.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { moneyStand } from '#domain/payments/money-back.ts';
import type { RefundForLines } from '#domain/payments/open-value.ts';
import { refundedAt } from '#domain/payments/refund.ts';
import type { Services } from '#flows/services.ts';
import { operatorOf } from '#web/frame/context.ts';
import { orderNumberIn, readOrigin } from '#web/admin/orders/order-origin.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import type { Route } from './+types/route.ts';
import { afterSalesWords } from './words.ts';

/** Everything of an order that a person sees to beside its delivery. */
export interface AfterSalesFacts extends OrderAfterSales {
  order: Order;
  anomalies: AnomalyRow[];
  /** The ids of what money went back for, is owed for, or is about to be. */
  paidFor: ReadonlySet<string>;
  /** Refunds that can still be taken back. */
  waiting: readonly RefundForLines[];
  /** What can still go back, in haléře. */
  left: number;
  /** All that was paid is back. */
  isAllBack: boolean;
  now: Date;
  /** Of the next form that is sent. */
  formId: string;
  /** The last entry of the history: who sends a form has seen everything up to it. */
  seen: number;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const number = orderNumberIn(params.number);
  const order = number === undefined ? undefined : await findOrderByNumber(services.db, number);
  if (!order) throw data(null, { status: 404 });
  return {
    afterSales: await afterSalesOf(services, order),
    locale,
    mayReturnMoney: hasRight(operator.role, 'money'),
    origin: readOrigin(new URL(request.url).searchParams),
    kept: toFormInput(keptForm),
  };
}

/** What a person sees to of an order beside its delivery. */
export async function afterSalesOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  order: Order,
): Promise<AfterSalesFacts> {
  const afterSales = await listAfterSales(db, order.id);
  const anomalies = await listAnomaliesOf(db, order.id);
  const pendingActions = await listPendingRefunds(db, order.id);
  const waiting = waitingRefunds(pendingActions);
  return {
    ...afterSales,
    order,
    anomalies,
    paidFor: paidForOf(order.refunds, pendingActions),
    waiting,
    left: moneyStand(order, waiting).left,
    isAllBack: refundedAt(order) !== null,
    now: clock(),
    formId: randomUUID(),
    seen: Math.max(0, ...order.events.map(({ id }) => id)),
  };
}

/** What the screen has loaded, for its parts. */
export function useAfterSalesPage() {
  const page = useLoaderData<typeof loader>();
  return { ...page, m: afterSalesWords[page.locale] };
}

export type AfterSalesPage = ReturnType<typeof useAfterSalesPage>;
