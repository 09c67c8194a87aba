import type { Order } from '#database/orders.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { piecesOf, remainingOf } from '#domain/order/progress.ts';
import { endedUnbegun, standingLines } from '#domain/order/short.ts';
import { isWithdrawnFrom } from '#domain/order/withdrawn-from.ts';
import { careMessages } from './care-words.ts';

interface LineProgressProps {
  order: Order;
  line: Order['lines'][number];
  /** What the line is called. */
  name: string;
  locale: Locale;
  now: Date;
  /** When its customer chose the money for what was missing. */
  stoppedAt: Date | undefined;
}

/** How far the delivery of a line is: in a bar, in words, and when it began and ends (rules 50). */
export function LineProgress(props: LineProgressProps) {
  const { line, name, locale } = props;
  const m = careMessages[locale].progress;
  const isWithdrawn = isWithdrawnFrom(props.order, line);
  if (isWithdrawn && line.delivered === 0) return <p className="summary__aside">{m.withdrawn}</p>;
  if (!isShown(props)) return null;
  if (line.work === 'waiting') return <p className="summary__aside">{m.waiting}</p>;
  const count = (pieces: number) => formatCount(locale, pieces);
  const pieces = piecesOf(line);
  const remaining = remainingOf(line);
  // The money is back: nothing more is delivered, whatever is missing.
  const isOver = earlyEndOf(props.order.state) !== undefined;
  if ((isStopped(props) || isOver || endedUnbegun(line)) && line.delivered === 0)
    return <p className="summary__aside">{m.none}</p>;
  return (
    <div className="line-progress">
      <p className="line-progress__count">
        <strong>{m.delivered(count(line.delivered), count(pieces))}</strong>
        {line.work === 'delivering' &&
          remaining > 0 &&
          !isOver &&
          !isWithdrawn &&
          ` · ${m.remaining(count(remaining))}`}
      </p>
      <progress
        className="line-progress__bar"
        value={Math.min(line.delivered, pieces)}
        max={pieces}
        aria-label={m.bar(name)}
      />
      <p className="summary__aside">
        {isWithdrawn && `${m.withdrawn} `}
        {sayMoments(props)}
      </p>
    </div>
  );
}

/** Nothing is said of work before the order has begun, nor of a line on which none was done once it is over. */
function isShown({ order, line }: LineProgressProps): boolean {
  if (order.state === 'pending' || order.state === 'expired') return false;
  if (line.work === 'waiting') return order.state === 'delivering' && line.holdReason === null;
  return order.state === 'paid' ? line.work === 'completed' : true;
}

function isStopped({ line, stoppedAt }: LineProgressProps): boolean {
  return stoppedAt !== undefined && line.completedAt?.getTime() === stoppedAt.getTime();
}

function sayMoments(props: LineProgressProps): string {
  const { order, line, locale, now } = props;
  const m = careMessages[locale].progress;
  const { startedAt, completedAt, startCount } = line;
  if (completedAt) {
    const at = formatMoment(locale, completedAt);
    const isShort = isStopped(props) || remainingOf(line) > 0;
    return `${isShort ? m.stopped(at) : m.completed(at)}.`;
  }
  const end = standingLines(order).length > 1 ? undefined : endAhead(order, now);
  const parts = [
    startedAt && m.started(formatMoment(locale, startedAt)),
    startCount !== null && m.startCount(formatCount(locale, startCount)),
    end && line.holdReason === null && m.expected(formatDay(locale, end)),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The day by which an order of several packages is promised, once for all of them. */
export function WholeEnd({
  order,
  locale,
  now,
}: Pick<LineProgressProps, 'order' | 'locale' | 'now'>) {
  const lines = standingLines(order);
  const isGoingOn = lines.some(
    ({ work, holdReason }) => work === 'delivering' && holdReason === null,
  );
  const end = lines.length > 1 && isGoingOn ? endAhead(order, now) : undefined;
  if (!end) return null;
  return (
    <p className="summary__aside">
      {careMessages[locale].progress.expectedWhole(formatDay(locale, end))}
    </p>
  );
}

/** The promised day of an order that is being delivered, as long as it can be kept. */
function endAhead({ state, promisedAt, heldAt }: Order, now: Date): Date | undefined {
  const isAhead = state === 'delivering' && !heldAt && promisedAt !== null && promisedAt > now;
  return isAhead ? promisedAt : undefined;
}
