import type { Order } from '#database/orders/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { isOfferOpen } from '#domain/after-sales/late.ts';
import { concludedAt, earlyEndOf, hasEnded } from '#domain/order/order.ts';
import { isEndedByWithdrawal } from '#domain/withdrawals/withdrawn-lines.ts';
import { isGuaranteeOver, longestGuarantee } from '#domain/after-sales/refill.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { isEndedShort, shortLines, listActiveLines } from '#domain/after-sales/short.ts';
import { shortEndOf } from '#domain/payments/money-back.ts';
import { refundShare, refundedAt } from '#domain/payments/refund.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { lineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment, formatRefundMoment } from '#content/moments.ts';
import type { AfterSalesMessages } from '#messages/cs/order/after-sales.ts';
import { isLaterStartDue } from '#domain/catalogue/delivery-time.ts';
import {
  type OrderStart,
  type StartFacts,
  givenMoments,
  orderStart,
  promisedStart,
  withoutWithdrawn,
} from '#domain/delivery/promised-end.ts';
import { wordsOf } from '#messages/words.ts';
import { isWhollyHeld } from './after-sales.ts';

interface OrderLeadProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
  now: Date;
  /** When its customer chose the money of what was late. */
  stoppedAt?: Date | undefined;
  /** That it is late is said below, with what can be chosen. */
  isLateShown?: boolean;
}

/** Where the order stands in a sentence, and what becomes of its money. */
export function OrderLead(props: OrderLeadProps) {
  return (
    <>
      <p className="lead">
        {stateSentence(props)} {startSentence(props)}
      </p>
      <RefundNote {...props} />
    </>
  );
}

function stateSentence(props: OrderLeadProps): string {
  const { order, locale, m, now, stoppedAt, isLateShown } = props;
  const afterSales = wordsOf(locale).afterSales;
  if (order.heldAt && !hasEnded(order.state)) return m.leadHeld;
  if (isEndedByWithdrawal(order) && !isEndedShort(order))
    return listActiveLines(order).length > 0 ? m.leadWithdrawnPart : m.leadWithdrawn;
  if (stoppedAt && isCutShort(order)) return sayStopped(order, afterSales, now);
  if (isWhollyHeld(order)) return afterSales.leadHeld;
  if (isLateShown && order.state === 'delivering' && isOfferOpen(order)) return afterSales.leadLate;
  if (order.state === 'pending' && order.checkout.outcome === 'processing') return m.leadChecking;
  if (order.state === 'paid' && order.paidHow === 'free') return m.leadFree;
  if (isEndedShort(order)) return sayShort(order, locale, now);
  if (isGuaranteeOver(order, now)) return m.guaranteeOver;
  if (order.state === 'refunded' && !refundedAt(order)) return m.leadRefunding;
  if (order.state === 'refunded' && isAllByBank(order)) return m.leadDisputed;
  if (order.state === 'completed' && longestGuarantee(order.lines) === 0) return m.leadUnguaranteed;
  return m.lead[order.state];
}

/** Whether everything went back by the customer's bank, and nothing by us. */
function isAllByBank({ refunds }: Order): boolean {
  const done = refunds.filter(({ state }) => state === 'done');
  return done.length > 0 && done.every(({ kind }) => kind === 'disputed');
}

/** Of an order that ended with less than was ordered, and what becomes of the price of the rest (rules 89). */
function sayShort(order: Order, locale: Locale, now: Date): string {
  const { short: words } = wordsOf(locale).afterSales;
  const lines = shortLines(order);
  const count = (units: number) => formatCount(locale, units);
  const [line] = lines;
  const isOnly = order.lines.length === 1;
  const ended =
    line && lines.length === 1
      ? words.one(
          isOnly ? undefined : lineName(line, locale),
          count(line.delivered),
          count(countUnits(line)),
        )
      : words.several(lines.length);
  const end = shortEndOf(order, []);
  const money = (sum: number) => formatMoney(locale, sum);
  return [
    ended,
    end?.isAgreed && words.agreed,
    end &&
      !end.isAgreed &&
      end.sum > 0 &&
      (end.open > 0 ? words.due(money(end.open)) : words.back(money(end.sum))),
    isGuaranteeOver(order, now) && words.guaranteeOver,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether an order goes on, or has ended with less than was ordered. */
function isCutShort(order: Order): boolean {
  return order.state === 'completed' ? isEndedShort(order) : !earlyEndOf(order.state);
}

/** Of an order whose customer did not wait any more. */
function sayStopped(order: Order, afterSales: AfterSalesMessages, now: Date): string {
  if (order.state !== 'completed') return afterSales.leadStopped;
  if (longestGuarantee(order.lines) === 0) return afterSales.leadStoppedOnly;
  return isGuaranteeOver(order, now) ? afterSales.leadStoppedOver : afterSales.leadStoppedDone;
}

/** Undefined before the payment and after the start. */
function startSentence(props: OrderLeadProps): string | undefined {
  const { order, locale, m, now, stoppedAt, isLateShown } = props;
  if (stoppedAt || isWhollyHeld(order)) return undefined;
  const start = startNow(order, now);
  switch (start?.when) {
    case undefined:
      return undefined;
    case 'soon':
      return m.starts.soon(formatMoment(locale, start.latest));
    case 'after-withdrawal':
      return m.starts.later(formatDay(locale, start.earliest));
    case 'overdue':
      return isLateShown ? undefined : m.starts.overdue(formatMoment(locale, start.latest));
    case 'due':
      return m.starts.due;
    case 'given':
      return sayGiven(locale, m, start.earliest);
  }
}

/** Of an order of which nothing can begin before its targets are known. */
export function sayGiven(locale: Locale, { starts }: OrderMessages, earliest: Date | null): string {
  return earliest ? starts.givenLater(formatDay(locale, earliest)) : starts.given;
}

/** What has become of the money of a canceled order. */
export function RefundNote({ order, locale, m }: Omit<OrderLeadProps, 'now'>) {
  if (order.state !== 'canceled' || !order.paidAt || order.paidHow === 'free') return null;
  const at = refundedAt(order);
  const refund = order.refunds.find(({ kind }) => kind === 'canceled');
  const isRest = refund !== undefined && refundShare(order, refund) === 'rest';
  const what = isRest ? m.givenBack.rest(formatMoney(locale, refund.amount)) : m.givenBack.whole;
  return (
    <p>
      {at ? m.refunded(what, formatRefundMoment(locale, at, order)) : m.refundComing(what)}
      {isRest && ` ${m.refundedEarlier(formatMoney(locale, order.total - refund.amount))}`}
    </p>
  );
}

/** What the dates of an order depend on; undefined before the payment. */
function startFacts(order: Order): StartFacts | undefined {
  const { paidAt, ...facts } = withoutWithdrawn(order);
  return paidAt ? { ...facts, paidAt, givenAt: givenMoments(facts.events) } : undefined;
}

/** How the start stands at this moment. */
type StartNow =
  | OrderStart
  /** Its latest moment is over. */
  | { when: 'overdue'; latest: Date }
  /** The day that it waited for has come. */
  | { when: 'due' };

/**
 * When the delivery of a paid order that has not begun will begin: a day that is over is no promise any
 * more. Undefined in every other state, and while it is held.
 */
export function startNow(order: Order, now: Date): StartNow | undefined {
  const facts = startFacts(order);
  if (order.state !== 'paid' || order.heldAt || !facts) return undefined;
  const start = orderStart(facts);
  if (start.when === 'soon') {
    // The time for which its customer was waited for does not count; while every line waits, there is no such moment.
    const latest = promisedStart(order);
    return latest
      ? { when: latest < now ? 'overdue' : 'soon', latest }
      : { when: 'given', earliest: null };
  }
  if (!isLaterStartDue(concludedAt(order), now)) return start;
  return start.when === 'given' ? { when: 'given', earliest: null } : { when: 'due' };
}
