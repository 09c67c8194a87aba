import { formatSpan } from '#content/catalogue/counts.ts';
import type { Order } from '#database/orders.ts';
import { deliveryStart } from '#domain/catalogue/delivery-start.ts';
import { longestSpan, spanHours } from '#domain/catalogue/delivery-time.ts';
import type { Locale } from '#domain/locale.ts';
import { type EarlyEnd, type OrderState, earlyEndOf } from '#domain/order/order.ts';
import { promisesAsSold } from '#domain/order/line-promise.ts';
import { refundedAt } from '#domain/order/refund.ts';
import type { Catalogue, Span } from '#domain/catalogue/price-list.ts';
import { waitsFor } from '#domain/target/wants-post.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import { orderTargetWords } from './target-words.ts';
import { TimeLine, type TimeLineStep } from '#web/ui/time-line.tsx';

interface OrderTimeLineProps {
  catalogue: Catalogue;
  order: Order;
  locale: Locale;
  m: OrderMessages;
}

/** The way of an order that goes well, step by step. */
const way = ['pending', 'paid', 'delivering', 'completed'] as const satisfies OrderState[];
type Step = (typeof way)[number];

/** Where the order stands, what happens next and when, in one glance. */
export function OrderTimeLine(props: OrderTimeLineProps) {
  const { m } = props;
  return <TimeLine label={m.steps.label} steps={stepsOf(props)} stateWords={m.steps.state} />;
}

function stepsOf(props: OrderTimeLineProps): TimeLineStep[] {
  const { order, m } = props;
  const end = earlyEndOf(order.state);
  const reached = (step: Step) => order.events.some(({ state }) => state === step);
  const current = way.find((step) => !reached(step));
  const steps = way
    .filter((step) => !end || reached(step))
    .map((step): TimeLineStep => {
      const isRunning = step === 'delivering' && order.state === 'delivering';
      const isCurrent = isRunning || (step === current && order.state !== 'delivering');
      const state = isCurrent ? 'current' : reached(step) ? 'done' : 'upcoming';
      const note = step === 'delivering' ? startNote(props) : undefined;
      const title = titleOf(m, step, reached(step));
      const time = timeOf(props, step) ?? (step === 'completed' ? latestEnd(props) : undefined);
      return { id: step, title, state, ...(time && { time }), ...(note && { note }) };
    });
  return end ? [...steps, ...endSteps(props, end)] : steps;
}

/** A step that has not been reached has a title that says so. */
function titleOf({ steps }: OrderMessages, step: Step, isReached: boolean): string {
  if (step === 'pending') return steps.ordered;
  if (isReached) return steps[step];
  if (step === 'paid') return steps.unpaid;
  return step === 'delivering' ? steps.start : steps[step];
}

/** How the way has ended: by a payment that did not come, or by a wish; then the money goes back. */
function endSteps(props: OrderTimeLineProps, end: EarlyEnd): TimeLineStep[] {
  const { order, locale, m } = props;
  const time = timeOf(props, end);
  const title = m.steps[end];
  if (end === 'refunded') return [{ id: end, title, state: 'done', ...(time && { time }) }];
  const state = end === 'expired' ? 'failed' : 'ended';
  const ended: TimeLineStep = { id: end, title, state, ...(time && { time }) };
  if (end === 'expired' || !order.paidAt) return [ended];
  const backAt = refundedAt(order);
  const back: TimeLineStep = backAt
    ? { id: 'back', title: m.steps.refunded, state: 'done', time: momentOf(locale, backAt) }
    : { id: 'back', title: m.steps.refunding, state: 'current' };
  return [ended, back];
}

function timeOf({ order, locale }: OrderTimeLineProps, step: OrderState): TimeLineStep['time'] {
  const event = order.events.findLast(({ state }) => state === step);
  return event && momentOf(locale, event.at);
}

function momentOf(locale: Locale, at: Date): NonNullable<TimeLineStep['time']> {
  return { iso: at.toISOString(), text: formatMoment(locale, at) };
}

function startNote(props: OrderTimeLineProps): string | undefined {
  const { order, locale, m } = props;
  if (!order.paidAt || order.state !== 'paid') return undefined;
  const start = deliveryStart(order.paidAt, order.expressConsent, order.consentAt);
  const begin =
    start.when === 'soon'
      ? m.steps.startSoon(formatMoment(locale, start.latest))
      : m.steps.startLater(formatDay(locale, start.earliest));
  const longest = longestDelivery(props);
  const waiting = new Set(order.lines.map((line) => waitsFor(line)));
  return [
    begin,
    longest && m.steps.duration(formatSpan(locale, longest)),
    waiting.has('target') && m.missing.waits,
    waiting.has('post') && orderTargetWords[locale].postsWait,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * When everything is delivered at the latest: the latest start and the longest delivery. Undefined where
 * the start has no latest moment, or a target or post is missing, for which delivery waits.
 */
function latestEnd(props: OrderTimeLineProps): TimeLineStep['time'] {
  const { order, locale, m } = props;
  const longest = longestDelivery(props);
  const start = latestStart(order);
  if (!longest || !start || isWaiting(order)) return undefined;
  const end = new Date(start.getTime() + spanHours(longest) * 60 * 60_000);
  return { text: m.steps.latest(formatDay(locale, end)) };
}

function latestStart({ state, paidAt, expressConsent, consentAt, events }: Order) {
  if (state === 'delivering') return events.findLast((event) => event.state === state)?.at;
  if (state !== 'paid' || !paidAt) return undefined;
  const start = deliveryStart(paidAt, expressConsent, consentAt);
  return start.when === 'soon' ? start.latest : undefined;
}

function isWaiting({ lines }: Order): boolean {
  return lines.some((line) => waitsFor(line) !== undefined);
}

/** The order is done when its slowest row is. */
function longestDelivery({ catalogue, order }: OrderTimeLineProps): Span | undefined {
  const promises = promisesAsSold(catalogue, order.lines);
  return longestSpan(promises.flatMap((promise) => promise?.delivery ?? []));
}
