import { formatDay, formatMoment } from '#content/moment-text.ts';
import { isLaterStartDue, laterStart } from '#domain/catalogue/delivery-start.ts';
import { adminHref } from '#domain/addresses.ts';
import { paidForOf } from '#domain/operator/intent.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import { completionOf } from '#domain/order/guarantee.ts';
import { formatCount } from '#domain/money.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { refundedAt } from '#domain/order/refund.ts';
import { endedShort, shortLines, standingLines } from '#domain/order/short.ts';
import { isEndedByWithdrawal } from '#domain/order/withdrawn-lines.ts';
import { mayBegin } from '#domain/order/work.ts';
import { queueWords } from '#web/operator/queue-words.ts';
import { useWay } from '#web/operator/order-way.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DeskForm } from './desk-form.tsx';
import type { DeskProps } from './desk-props.ts';
import { EmailText } from './email-text.tsx';
import { NewPromise } from './new-promise.tsx';
import { ShortEndStep } from './short-end-step.tsx';

/** What the form of the one move that all lines make is called. */
const ALL = 'move-all';

/** What is to be done next, in one sentence and at most one button; of one line its own form has the button. */
export function NextStep(props: DeskProps) {
  const { order, m, foreseen } = props;
  const wholeMove = wholeMoveOf(props);
  const isAsked = props.typed?.form === ALL && props.refused?.problem === 'whole-unsure';
  return (
    <section className="next-step" aria-label={m.nextStep}>
      <p className="next-step__lead">{leadOf(props)}</p>
      {isToBeSettled(props) ? <SettleStep {...props} /> : <ShortEndStep {...props} />}
      {wholeMove && (
        <DeskForm {...props} name={ALL} action="move" line="all" className="next-step__form">
          {wholeMove.to === 'delivering' &&
            props.order.lines.map(({ position }) => (
              <input
                key={position}
                type="hidden"
                name={`startCount-${position}`}
                data-takes={`startCount ${position}`}
              />
            ))}
          <input type="hidden" name="to" value={isAsked ? 'whole-sure' : wholeMove.to} />
          <Button variant="primary" data-step="" data-wanted={isAsked ? '' : undefined}>
            {isAsked ? m.sureWhole(wholeMove.label) : wholeMove.label}
          </Button>
          {wholeMove.begun.length > 0 && <NewPromise {...props} positions={wholeMove.begun} />}
        </DeskForm>
      )}
      {order.state === 'delivering' && foreseen && mayEnd(props) && !props.refused?.preview && (
        <EmailText preview={foreseen} order={order} m={m} />
      )}
    </section>
  );
}

/** Whether its customer has withdrawn, and neither somebody nor money that is on its way has settled that. */
function isToBeSettled({ order, waiting }: DeskProps): boolean {
  const paidFor = paidForOf(order.refunds, waiting);
  const isOpen = ({ id, outcome, settlement }: DeskProps['order']['withdrawals'][number]) =>
    outcome === 'held' && settlement === null && !paidFor.has(id);
  return order.heldAt !== null && order.withdrawals.some(isOpen);
}

/** The way to where a withdrawal is settled. */
function SettleStep({ order, locale }: DeskProps) {
  const onWay = useWay();
  const address = adminHref('operatorCare', { number: String(order.number) });
  return (
    <div>
      <ButtonLink variant="primary" href={onWay(`${address}#withdrawals`)} data-step="">
        {queueWords[locale].links.withdrawal}
      </ButtonLink>
    </div>
  );
}

/** Whether the lines that are being delivered are the last ones, and nothing stops them. */
function mayEnd({ order }: DeskProps): boolean {
  return (
    !order.heldAt &&
    !order.ending &&
    order.lines.every(({ work, heldAt }) => work !== 'waiting' && !heldAt)
  );
}

/** The one move that all lines can make which can make any; undefined where there is one line alone. */
function wholeMoveOf(props: DeskProps): { to: string; label: string; begun: number[] } | undefined {
  const { order, now, m } = props;
  if (order.lines.length === 1) return undefined;
  const waiting = order.lines.filter((line) => mayBegin(order, line, now));
  if (waiting.length > 0) {
    const begun = waiting.map(({ position }) => position);
    return { to: 'delivering', label: m.beginAll(waiting.length), begun };
  }
  const running = order.lines.filter(({ work, heldAt }) => work === 'delivering' && !heldAt);
  if (running.length === 0 || order.heldAt || order.ending) return undefined;
  return { to: 'whole', label: m.completeAll(running.length), begun: [] };
}

/** What came of each line that ended short. */
function countsOf({ order, locale, m }: DeskProps): string {
  const count = (pieces: number) => formatCount(locale, pieces);
  return shortLines(order)
    .map((line) => m.progress(count(line.delivered), count(piecesOf(line))))
    .join(', ');
}

/** How the order stands, as far as the work on it goes. */
function leadOf(props: DeskProps): string {
  const { order, now, locale, m } = props;
  const { state, paidAt, heldAt, expressConsent, lines, checkout } = order;
  const { lead } = m;
  if (state === 'pending') return checkout.outcome === 'processing' ? lead.processing : lead.unpaid;
  if (state === 'refunded' && !refundedAt(order)) return lead.refunding;
  if (state === 'canceled' || state === 'refunded' || state === 'expired') return lead[state];
  if (state === 'completed') {
    const at = completionOf(order);
    if (endedShort(order)) return lead.short(at ? formatMoment(locale, at) : '', countsOf(props));
    if (at && isEndedByWithdrawal(order)) {
      const isPart = standingLines(order).length > 0;
      return (isPart ? lead.withdrawnPart : lead.withdrawn)(formatMoment(locale, at));
    }
    return at ? lead.completed(formatMoment(locale, at)) : lead.completedOnly;
  }
  if (order.ending) return m.problems[order.ending];
  if (heldAt) return lead.held;
  if (lines.some((line) => mayBegin(order, line, now)))
    return state === 'paid' ? lead.begin : lead.beginMore;
  if (lines.every((line) => line.heldAt !== null || line.work === 'completed')) return lead.onHold;
  if (state === 'delivering') return lead.delivering;
  const isEarly = expressConsent === false && paidAt && !isLaterStartDue(concludedAt(order), now);
  return isEarly ? lead.early(formatDay(locale, laterStart(concludedAt(order)))) : lead.waits;
}
