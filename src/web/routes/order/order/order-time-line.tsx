import { formatSpan } from '#content/catalogue/counts.ts';
import type { Order } from '#database/orders.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { deliveryStart } from '#domain/catalogue/delivery-start.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderState } from '#domain/order/order.ts';
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
  const { order, m } = props;
  return (
    <TimeLine
      label={m.steps.label}
      steps={stepsOf(props)}
      stateWords={m.steps.state}
      key={order.id}
    />
  );
}

function stepsOf(props: OrderTimeLineProps): TimeLineStep[] {
  const { order, m } = props;
  const end = endOf(order.state);
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
      return { id: step, title, state, ...timeOf(props, step), ...(note ? { note } : {}) };
    });
  if (!end) return steps;
  return [...steps, { id: end, title: m.steps[end], state: 'failed', ...timeOf(props, end) }];
}

/** A step that has not been reached has a title that says so. */
function titleOf({ steps }: OrderMessages, step: Step, isReached: boolean): string {
  if (step === 'pending') return steps.ordered;
  if (isReached) return steps[step];
  if (step === 'paid') return steps.unpaid;
  return step === 'delivering' ? steps.start : steps[step];
}

/** The states in which the way has ended early. */
function endOf(state: OrderState): 'canceled' | 'refunded' | 'expired' | undefined {
  return state === 'canceled' || state === 'refunded' || state === 'expired' ? state : undefined;
}

function timeOf(
  { order, locale }: OrderTimeLineProps,
  step: OrderState,
): Pick<TimeLineStep, 'time'> {
  const event = order.events.findLast(({ state }) => state === step);
  if (!event) return {};
  return { time: { iso: event.at.toISOString(), text: formatMoment(locale, event.at) } };
}

function startNote({ catalogue, order, locale, m }: OrderTimeLineProps): string | undefined {
  if (!order.paidAt || order.state !== 'paid') return undefined;
  const start = deliveryStart(order.paidAt, order.expressConsent);
  const begin =
    start.when === 'soon'
      ? m.steps.startSoon(formatMoment(locale, start.latest))
      : m.steps.startLater(formatDay(locale, start.earliest));
  const longest = longestDelivery(catalogue, order);
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

/** The order is done when its slowest package is. */
function longestDelivery(catalogue: Catalogue, order: Order): Span | undefined {
  const inHours = ({ to, unit }: Span) => (unit === 'day' ? to * 24 : to);
  const spans = order.lines.flatMap(
    ({ packageId }) => findPackage(catalogue, packageId)?.delivery ?? [],
  );
  return spans.toSorted((a, b) => inHours(b) - inHours(a))[0];
}
