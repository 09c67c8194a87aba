import { formatDay, formatMoment } from '#content/moments.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { isLaterStartDue, laterStart } from '#domain/catalogue/delivery-time.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { paidForOf, waitingRefunds } from '#domain/admin/pending-action.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { concludedAt } from '#domain/order/order.ts';
import { completionOf } from '#domain/after-sales/refill.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { refundedAt } from '#domain/payments/refund.ts';
import { shortEndOf } from '#domain/payments/money-back.ts';
import { isEndedShort, shortLines, listActiveLines } from '#domain/after-sales/short.ts';
import { isEndedByWithdrawal } from '#domain/withdrawals/withdrawn-lines.ts';
import { mayBegin } from '#domain/delivery/work.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextAreaField } from '#web/forms/field.tsx';
import { useOrigin } from '#web/admin/orders/order-origin.ts';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useOrderAnswer, useOrderForm } from './actions.ts';
import { NewPromise } from './line-work.tsx';
import { type AdminOrderPage, useOrderPage, useOrderWords } from './load-order.ts';
import { OrderEmailText } from './parts.tsx';

/** What is to be done next, in one sentence and at most one button; of one line its own form has the button. */
export function OrderNextStep() {
  const page = useOrderPage();
  const { order, m, foreseen } = page;
  const { answer } = useOrderAnswer();
  const isPreviewed = answer && 'preview' in answer && answer.preview !== undefined;
  return (
    <section className="next-step" aria-label={m.nextStep}>
      <p className="next-step__lead">{leadOf(page)}</p>
      {isToBeResolved(page) ? <ResolveStep /> : <ShortEndStep />}
      <WholeMove />
      {order.state === 'delivering' && foreseen && mayEnd(page) && !isPreviewed && (
        <OrderEmailText preview={foreseen} order={order} />
      )}
    </section>
  );
}

/** The one move that all lines make. */
function WholeMove() {
  const page = useOrderPage();
  const { order, m } = page;
  const form = useOrderForm('move-all');
  const isAsked = form.problem === 'whole-unsure';
  const wholeMove = wholeMoveOf(page);
  if (!wholeMove) return null;
  const { to, label, begun } = wholeMove;
  return (
    <ActionForm form={form} className="next-step__form">
      {to === 'delivering' &&
        order.lines.map(({ position }) => (
          <input
            key={position}
            type="hidden"
            name={`startCount-${position}`}
            data-takes={`startCount ${position}`}
          />
        ))}
      <input type="hidden" name="to" value={isAsked ? 'whole-sure' : to} />
      <Button variant="primary" data-step="" data-wanted={isAsked ? '' : undefined}>
        {isAsked ? m.sureWhole(label) : label}
      </Button>
      {begun.length > 0 && <NewPromise positions={begun} />}
    </ActionForm>
  );
}

/** Whether its customer has withdrawn, and neither somebody nor money that is on its way has resolved that. */
function isToBeResolved({ order, waiting }: AdminOrderPage): boolean {
  const paidFor = paidForOf(order.refunds, waiting);
  const isOpen = ({ id, outcome, resolution }: AdminOrderPage['order']['withdrawals'][number]) =>
    outcome === 'held' && resolution === null && !paidFor.has(id);
  return order.heldAt !== null && order.withdrawals.some(isOpen);
}

/** The way to where a withdrawal is resolved. */
function ResolveStep() {
  const { order, locale } = useOrderPage();
  const hrefFrom = useOrigin();
  const address = adminHref('operatorAfterSales', { number: String(order.number) });
  return (
    <div>
      <ButtonLink variant="primary" href={hrefFrom(`${address}#withdrawals`)} data-step="">
        {workListWords[locale].links.withdrawal}
      </ButtonLink>
    </div>
  );
}

/** Whether the lines that are being delivered are the last ones, and nothing stops them. */
function mayEnd({ order }: AdminOrderPage): boolean {
  return (
    !order.heldAt &&
    !order.ending &&
    order.lines.every(({ work, heldAt }) => work !== 'waiting' && !heldAt)
  );
}

/** The one move that all lines can make which can make any; undefined where there is one line alone. */
function wholeMoveOf(
  page: AdminOrderPage,
): { to: string; label: string; begun: number[] } | undefined {
  const { order, now, m } = page;
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
function countsOf({ order, locale, m }: AdminOrderPage): string {
  const count = (units: number) => formatCount(locale, units);
  return shortLines(order)
    .map((line) => m.progress(count(line.delivered), count(countUnits(line))))
    .join(', ');
}

/** How the order stands, as far as the work on it goes. */
function leadOf(page: AdminOrderPage): string {
  const { order, now, locale, m } = page;
  const { state, paidAt, heldAt, expressConsent, lines, checkout } = order;
  const { lead } = m;
  if (state === 'pending') return checkout.outcome === 'processing' ? lead.processing : lead.unpaid;
  if (state === 'refunded' && !refundedAt(order)) return lead.refunding;
  if (state === 'canceled' || state === 'refunded' || state === 'expired') return lead[state];
  if (state === 'completed') {
    const at = completionOf(order);
    if (isEndedShort(order)) return lead.short(at ? formatMoment(locale, at) : '', countsOf(page));
    if (at && isEndedByWithdrawal(order)) {
      const isPart = listActiveLines(order).length > 0;
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

/** What is still to be done about an order that ended short: its money, or what its customer wants instead. */
function ShortEndStep() {
  const { order, waiting, role, locale, m } = useOrderPage();
  const hrefFrom = useOrigin();
  const end = shortEndOf(order, waitingRefunds(waiting));
  // Of an order free of charge nothing goes back, and nobody is owed a word of it.
  if (!end || (end.sum === 0 && !end.isAgreed)) return null;
  if (end.open === 0) return <p className="small quiet">{m.short.resolved(end.isAgreed)}</p>;
  const sum = formatMoney(locale, end.open);
  const address = adminHref('operatorMoneyBack', { number: String(order.number) });
  return (
    <div className="stack stack--small">
      <div className="cluster">
        {hasRight(role, 'money') ? (
          <ButtonLink
            variant="primary"
            href={hrefFrom(withQuery(address, { reason: 'undelivered' }))}
          >
            {m.short.giveBack(sum)}
          </ButtonLink>
        ) : (
          <p>{m.short.ownerOnly(sum)}</p>
        )}
      </div>
      <AgreeForm />
    </div>
  );
}

/** That the customer of an order that ended short wants something else than money, in the customer's words. */
export function AgreeForm() {
  const { short: words } = useOrderWords();
  const form = useOrderForm('agree');
  return (
    <details className="admin-more" open={form.isPosted}>
      <summary>{words.instead}</summary>
      <ActionForm form={form} label={words.instead} className="fields">
        <TextAreaField
          {...form.field('text')}
          label={words.words}
          hint={words.wordsHint}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
        />
        <Button>{words.keep}</Button>
      </ActionForm>
    </details>
  );
}
