import { formatSpan } from '#content/catalogue/catalogue-text.ts';
import type { Order } from '#database/orders/orders.ts';
import { longestSpan } from '#domain/catalogue/delivery-time.ts';
import type { Locale } from '#domain/locale.ts';
import { type EarlyEnd, type OrderState, earlyEndOf } from '#domain/order/order.ts';
import { isEndedBelow, listActiveLines } from '#domain/after-sales/short.ts';
import { listEffectiveEvents } from '#domain/order/order-event.ts';
import { promisedEnd } from '#domain/delivery/promised-end.ts';
import { refundedAt } from '#domain/payments/refund.ts';
import type { Span } from '#domain/catalogue/price-list.ts';
import { waitsFor } from '#domain/target/target.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import {
  formatDay,
  formatMoment,
  formatMoneyMoment,
  formatRefundMoment,
} from '#content/moments.ts';
import { wordsOf } from '#messages/words.ts';
import { heldSince, isWhollyHeld } from './after-sales.ts';
import { sayGiven, startNow } from './order-lead.tsx';
import { TimeLine, type TimeLineStep } from '#web/ui/time-line.tsx';

interface OrderTimeLineProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
  now: Date;
  /** When its customer chose the money of what was late. */
  stoppedAt?: Date | undefined;
}

/** The way of an order that goes well, step by step. */
const states = ['pending', 'paid', 'delivering', 'completed'] as const satisfies OrderState[];
type Step = (typeof states)[number];

/** Where the order stands, what happens next and when, in one glance. */
export function OrderTimeLine(props: OrderTimeLineProps) {
  const { m, order } = props;
  const steps = stepsOf({
    ...props,
    order: { ...order, events: listEffectiveEvents(order.events) },
  });
  return <TimeLine label={m.steps.label} steps={steps} stateWords={m.steps.state} />;
}

function stepsOf(props: OrderTimeLineProps): TimeLineStep[] {
  const { order, stoppedAt } = props;
  const end = earlyEndOf(order.state);
  const isCutShort = stoppedAt !== undefined && order.state !== 'completed';
  const reached = (step: Step) => order.events.some(({ state }) => state === step);
  const current = states.find((step) => !reached(step));
  const steps = states
    .filter((step) => (!end && !isCutShort) || reached(step))
    .map((step): TimeLineStep => {
      const isRunning = step === 'delivering' && order.state === 'delivering' && !isCutShort;
      const isCurrent = isRunning || (step === current && order.state !== 'delivering');
      const state = isCurrent ? 'current' : reached(step) ? 'done' : 'upcoming';
      const note = step === 'delivering' ? startNote(props) : undefined;
      const title = titleOf(props, step, reached(step));
      const time = timeOfStep(props, step);
      return { id: step, title, state, ...(time && { time }), ...(note && { note }) };
    });
  if (end) return [...steps, ...endSteps(props, end)];
  return isCutShort ? [...steps, ...stoppedSteps(props, stoppedAt)] : steps;
}

/** A hold has a moment of its own; the last step has the day by which it is promised. */
function timeOfStep(props: OrderTimeLineProps, step: Step): TimeLineStep['time'] {
  const heldAt = step === 'delivering' ? heldSince(props.order) : undefined;
  if (heldAt) return momentOf(props.locale, heldAt);
  return timeOf(props, step) ?? (step === 'completed' ? latestEnd(props) : undefined);
}

/** A step that has not been reached has a title that says so. */
function titleOf({ order, locale, m }: OrderTimeLineProps, step: Step, isReached: boolean): string {
  const { steps } = m;
  if (step === 'completed' && order.state === step && order.lines.some(isEndedBelow))
    return wordsOf(locale).afterSales.progress.ended;
  if (step === 'delivering' && heldSince(order)) return steps.held;
  if (step === 'pending') return steps.ordered;
  if (isReached && step === 'delivering' && order.state !== step) return steps.begun;
  if (isReached) return steps[step];
  if (step === 'paid') {
    return order.checkout.outcome === 'processing' ? m.checking.heading : steps.unpaid;
  }
  return step === 'delivering' ? steps.start : steps[step];
}

/** Its customer did not wait any more, and the money is on its way. */
function stoppedSteps({ locale, m }: OrderTimeLineProps, at: Date): TimeLineStep[] {
  const { stopped } = wordsOf(locale).afterSales.progress;
  return [
    { id: 'stopped', title: stopped(formatMoment(locale, at)), state: 'ended' },
    { id: 'back', title: m.steps.refunding, state: 'current' },
  ];
}

/** How the way has ended: by a payment that did not come, or by a request; then the money goes back. */
function endSteps(props: OrderTimeLineProps, end: EarlyEnd): TimeLineStep[] {
  const { order, locale, m } = props;
  const backAt = refundedAt(order);
  const returning: TimeLineStep = { id: 'back', title: m.steps.refunding, state: 'current' };
  if (end === 'refunded' && !backAt) return [returning];
  const time = timeOf(props, end);
  const title = m.steps[end];
  if (end === 'refunded') return [{ id: end, title, state: 'done', ...(time && { time }) }];
  const state = end === 'expired' ? 'failed' : 'ended';
  const ended: TimeLineStep = { id: end, title, state, ...(time && { time }) };
  if (end === 'expired' || !order.paidAt || order.paidHow === 'free') return [ended];
  if (!backAt) return [ended, returning];
  const back = {
    id: 'back',
    title: m.steps.refunded,
    time: timeAt(backAt, formatRefundMoment(locale, backAt, order)),
  };
  return [ended, { ...back, state: 'done' }];
}

function timeOf({ order, locale }: OrderTimeLineProps, step: OrderState): TimeLineStep['time'] {
  const event = order.events.findLast(({ state }) => state === step);
  if (!event) return undefined;
  // The entry of the history is of when the shop heard of the money, which may have come before.
  const { paidAt } = order;
  if (step === 'paid' && paidAt) return timeAt(paidAt, formatMoneyMoment(locale, paidAt, order));
  return momentOf(locale, event.at);
}

function momentOf(locale: Locale, at: Date): NonNullable<TimeLineStep['time']> {
  return timeAt(at, formatMoment(locale, at));
}

function timeAt(at: Date, text: string): NonNullable<TimeLineStep['time']> {
  return { iso: at.toISOString(), text };
}

function startNote(props: OrderTimeLineProps): string | undefined {
  const { order, locale, m, now } = props;
  const start = startNow(order, now);
  if (!start || isWhollyHeld(order)) return undefined;
  const longest = longestDelivery(props);
  const waiting = new Set(order.lines.map((line) => waitsFor(line)));
  const isAllWaiting = start.when === 'given';
  return [
    describeBeginning(props, start),
    longest && m.steps.duration(formatSpan(locale, longest)),
    !isAllWaiting && waiting.has('target') && m.missing.waits,
    !isAllWaiting && waiting.has('post') && wordsOf(locale).orderTarget.postsWait,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is over already is said by the lead of the page alone. */
function describeBeginning(
  { locale, m }: OrderTimeLineProps,
  start: NonNullable<ReturnType<typeof startNow>>,
): string | undefined {
  switch (start.when) {
    case 'soon':
      return m.steps.startSoon(formatMoment(locale, start.latest));
    case 'after-withdrawal':
      return m.steps.startLater(formatDay(locale, start.earliest));
    case 'given':
      return sayGiven(locale, m, start.earliest);
    case 'overdue':
    case 'due':
      return undefined;
  }
}

/** When everything is delivered at the latest; undefined where that is unknown or over. */
function latestEnd(props: OrderTimeLineProps): TimeLineStep['time'] {
  const { order, locale, m, now, stoppedAt } = props;
  if (stoppedAt) return undefined;
  const known = promisedEnd(order);
  const end = known && (order.promisedAt ?? known);
  return end && end > now ? { text: m.steps.latest(formatDay(locale, end)) } : undefined;
}

/** The order is done when its slowest row is; undefined where nobody has said it of one of them. */
function longestDelivery({ order }: OrderTimeLineProps): Span | undefined {
  const lines = listActiveLines(order);
  const times = lines.flatMap(({ delivery }) => delivery ?? []);
  return times.length === lines.length ? longestSpan(times) : undefined;
}
