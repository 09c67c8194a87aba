import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { Order } from '#database/orders/orders.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { countUnits, remainingOf } from '#domain/delivery/progress.ts';
import { isEndedUnbegun, listActiveLines } from '#domain/after-sales/short.ts';
import { isWithdrawnFrom } from '#domain/withdrawals/withdrawn-part.ts';
import { wordsOf } from '#messages/words.ts';
import type { RefillRow } from '#database/orders/after-sales.ts';
import { guaranteedCount, dueSince, refillEnd } from '#domain/after-sales/refill.ts';
import { daysLeft } from '#domain/after-sales/complaint.ts';
import { FormName } from '#web/forms/form-name.ts';
import { TextField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { CustomerForm, Opening } from './customer-form.tsx';
import type { AfterSalesOnPage, AfterSalesInput } from './after-sales.ts';

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
  const m = wordsOf(locale).afterSales.progress;
  const isWithdrawn = isWithdrawnFrom(props.order, line);
  if (isWithdrawn && line.delivered === 0) return <p className="summary__aside">{m.withdrawn}</p>;
  if (!isShown(props)) return null;
  if (line.work === 'waiting') return <p className="summary__aside">{m.waiting}</p>;
  const count = (units: number) => formatCount(locale, units);
  const units = countUnits(line);
  const remaining = remainingOf(line);
  // The money is back: nothing more is delivered, whatever is missing.
  const isOver = earlyEndOf(props.order.state) !== undefined;
  if ((isStopped(props) || isOver || isEndedUnbegun(line)) && line.delivered === 0)
    return <p className="summary__aside">{m.none}</p>;
  return (
    <div className="line-progress">
      <p className="line-progress__count">
        <strong>{m.delivered(count(line.delivered), count(units))}</strong>
        {line.work === 'delivering' &&
          remaining > 0 &&
          !isOver &&
          !isWithdrawn &&
          ` · ${m.remaining(count(remaining))}`}
      </p>
      <progress
        className="line-progress__bar"
        value={Math.min(line.delivered, units)}
        max={units}
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
  const m = wordsOf(locale).afterSales.progress;
  const { startedAt, completedAt, startCount } = line;
  if (completedAt) {
    const at = formatMoment(locale, completedAt);
    const isShort = isStopped(props) || remainingOf(line) > 0;
    return `${isShort ? m.stopped(at) : m.completed(at)}.`;
  }
  const end = listActiveLines(order).length > 1 ? undefined : endAhead(order, now);
  const parts = [
    startedAt && m.started(formatMoment(locale, startedAt)),
    startCount !== null && m.startCount(formatCount(locale, startCount)),
    end && line.holdReason === null && m.expected(formatDay(locale, end)),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The day by which an order of several packages is promised, once for all of them. */
export function WholeEnd({ order, now }: Pick<LineProgressProps, 'order' | 'now'>) {
  const locale = useLocale();
  const { progress: m } = useWords().afterSales;
  const lines = listActiveLines(order);
  const isGoingOn = lines.some(
    ({ work, holdReason }) => work === 'delivering' && holdReason === null,
  );
  const end = lines.length > 1 && isGoingOn ? endAhead(order, now) : undefined;
  if (!end) return null;
  return <p className="summary__aside">{m.expectedWhole(formatDay(locale, end))}</p>;
}

/** The promised day of an order that is being delivered, as long as it can be kept. */
function endAhead({ state, promisedAt, heldAt }: Order, now: Date): Date | undefined {
  const isAhead = state === 'delivering' && !heldAt && promisedAt !== null && promisedAt > now;
  return isAhead ? promisedAt : undefined;
}

interface LineRefillProps {
  order: Order;
  line: Order['lines'][number];
  afterSales: AfterSalesOnPage;
  now: Date;
  tried: AfterSalesInput['refill'];
}

/** Until when a drop is refilled, what became of a refill, and the form that asks for one (rules 63). */
export function LineRefill(props: LineRefillProps) {
  const locale = useLocale();
  const { order, line, afterSales, now } = props;
  const m = useWords().afterSales.refill;
  const end = refillEnd(order, line);
  // A complaint owes one without a guarantee as well.
  const mine = afterSales.refills.filter((refill) => refill.line === line.position);
  if (!end && mine.length === 0) return null;
  const left = end && daysLeft(end, now);
  const isOpen = mine.some(({ endedAt }) => endedAt === null);
  return (
    <div className="line-refill">
      {end && left !== undefined && (
        <p className="summary__aside">
          {left < 0 ? m.over(formatDay(locale, end)) : m.guaranteed(formatDay(locale, end), left)}
        </p>
      )}
      {mine.map((refill) => (
        <RefillState key={refill.id} refill={refill} afterSales={afterSales} />
      ))}
      {left !== undefined && left >= 0 && !isOpen && !order.heldAt && <RefillForm {...props} />}
    </div>
  );
}

function RefillState({
  refill,
  afterSales,
}: Pick<LineRefillProps, 'afterSales'> & { refill: RefillRow }) {
  const locale = useLocale();
  const m = useWords().afterSales.refill;
  const { state, askedAt, endedAt, reason } = refill;
  const since = dueSince(refill, afterSales.complaints);
  return (
    <p className="line-refill__state">
      {since && !endedAt
        ? m.due(formatMoment(locale, since))
        : m.states[state](formatMoment(locale, endedAt ?? askedAt))}
      {reason !== '' && ` ${m.reason(reason)}`}
    </p>
  );
}

function RefillForm({ order, line, afterSales, tried }: LineRefillProps) {
  const locale = useLocale();
  const m = useWords().afterSales.refill;
  const mine = tried?.line === String(line.position) ? tried : undefined;
  const guaranteed = guaranteedCount(line);
  return (
    <Opening label={m.open} className="more" isOpen={mine !== undefined}>
      <CustomerForm token={order.token} className="stack" noValidate>
        <p>{guaranteed === null ? m.ruleUnknown : m.rule(formatCount(locale, guaranteed))}</p>
        <p>{m.public}</p>
        <input type="hidden" name="line" value={line.position} />
        <input type="hidden" name="id" value={afterSales.formId} />
        <FormName value={`refill-${line.position}`}>
          <TextField
            name="count"
            label={m.count}
            hint={m.hint}
            error={mine?.problem && m.problems[mine.problem]}
            defaultValue={mine?.input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
          />
        </FormName>
        <div className="cluster">
          <Button name={ACTION_FIELD} value="refill" variant="secondary">
            {m.send}
          </Button>
        </div>
      </CustomerForm>
    </Opening>
  );
}
