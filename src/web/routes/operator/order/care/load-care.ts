import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { type OrderCare, listCare } from '#database/care.ts';
import { listRefundIntents } from '#database/intents.ts';
import type { AnomalyRow } from '#database/anomalies.ts';
import { findOrderByNumber, listAnomaliesOf } from '#database/order-desk.ts';
import type { Order } from '#database/orders.ts';
import { paidForOf, waitingRefunds } from '#domain/operator/intent.ts';
import { refundedAt } from '#domain/order/refund.ts';
import { moneyStand } from '#domain/order/money-back.ts';
import type { RefundForLines } from '#domain/order/open-value.ts';
import { hasRight } from '#domain/operator/rights.ts';
import type { Services } from '#flows/services.ts';
import { operatorOf } from '#web/frame/context.ts';
import { orderNumberIn, readWay } from '#web/operator/order-way.ts';
import { typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';

/** Everything of an order that a person sees to beside its delivery. */
export interface CareFacts extends OrderCare {
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
    care: await careOf(services, order),
    locale,
    mayReturnMoney: hasRight(operator.role, 'money'),
    way: readWay(new URL(request.url).searchParams),
    kept: typedForm(keptForm),
  };
}

/** What a person sees to of an order beside its delivery. */
export async function careOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  order: Order,
): Promise<CareFacts> {
  const care = await listCare(db, order.id);
  const anomalies = await listAnomaliesOf(db, order.id);
  const intents = await listRefundIntents(db, order.id);
  const waiting = waitingRefunds(intents);
  return {
    ...care,
    order,
    anomalies,
    paidFor: paidForOf(order.refunds, intents),
    waiting,
    left: moneyStand(order, waiting).left,
    isAllBack: refundedAt(order) !== null,
    now: clock(),
    formId: randomUUID(),
    seen: Math.max(0, ...order.events.map(({ id }) => id)),
  };
}
