import type { Order } from '#database/orders.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-start.ts';
import type { Locale } from '#domain/locale.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import { formatMoney } from '#domain/money.ts';
import { earlyEndOf, hasEnded } from '#domain/order/order.ts';
import { dueFor, isNothingDue } from '#domain/order/withdrawal-sum.ts';
import { sumReturnedFor } from '#domain/order/refund.ts';
import { promisedRefundDay } from '#domain/order/withdrawal.ts';
import { type WithdrawnPart, withdrawnPart } from '#domain/order/withdrawn-part.ts';
import { sayMeant, sayOnHold } from '#documents/withdrawal/on-hold-text.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { Notice } from '#web/ui/notice.tsx';

interface WithdrawnProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
  now: Date;
}

/** That the customer has withdrawn from the order, each time, when, and what follows from it (rules 51). */
export function Withdrawn(props: WithdrawnProps) {
  const { order, locale, m } = props;
  const held = order.withdrawals.filter(({ outcome }) => outcome === 'held');
  const shown = held.length > 0 ? held.toReversed() : order.withdrawals.slice(-1);
  return shown.map((each) => (
    <Notice key={each.id} title={m.withdrawn.title(formatMoment(locale, each.declaredAt))}>
      {sayWithdrawn(props, each)}
      {each.settlement !== null && each.answer !== '' && (
        <p className="as-written">{m.withdrawn.why(each.answer)}</p>
      )}
    </Notice>
  ));
}

function sayHeld(
  { order, locale, m: { withdrawn }, now }: WithdrawnProps,
  withdrawal: Order['withdrawals'][number],
  part: WithdrawnPart<Order['lines'][number]> | undefined,
): string {
  const { declaredAt, settlement } = withdrawal;
  if (!order.paidAt) return withdrawn.heldUnpaid;
  if (settlement === 'released' && !hasEnded(order.state)) return withdrawn.released;
  if (settlement === 'ended' || settlement === 'released') return withdrawn.ended;
  const isFree = order.paidHow === 'free';
  if (settlement !== null || earlyEndOf(order.state))
    return isFree ? withdrawn.ended : withdrawn.settled(returnedFor(order, withdrawal.id, locale));
  const stands = sayOnHold(locale, { isOver: hasEnded(order.state), part });
  const day = promisedRefundDay(declaredAt, now);
  const by = day ? withdrawn.by(formatDay(locale, day)) : withdrawn.soon;
  if (isFree) return `${stands} ${withdrawn.heldFree}`;
  // What is on its way for it is due until it has arrived.
  const isComing = order.refunds.some(
    ({ aboutId, state }) => aboutId === withdrawal.id && state === 'owed',
  );
  if (!isComing && isNothingDue(withdrawal, order)) return `${stands} ${withdrawn.heldNothing}`;
  const due = dueFor(withdrawal, order, []);
  const sum = due > 0 ? formatMoney(locale, due) : undefined;
  if (order.state === 'completed' && sum) return `${stands} ${withdrawn.heldOver(sum, by)}`;
  // What has begun is counted until somebody has dealt with it.
  const isUnbegun = (part ? part.meant : order.lines)?.every(({ startedAt }) => startedAt === null);
  const isKnown = isUnbegun || ((!part || part.meant) && order.expressConsent === false);
  return `${stands} ${withdrawn.held(isKnown ? sum : undefined, by)}`;
}

/** What went back for it alone; undefined where nothing did, or by something else. */
function returnedFor(order: Order, id: string, locale: Locale): string | undefined {
  const sum = sumReturnedFor(order, id);
  return sum > 0 ? formatMoney(locale, sum) : undefined;
}

function sayWithdrawn(props: WithdrawnProps, withdrawal: Order['withdrawals'][number]): string {
  const { order, locale, m } = props;
  const { withdrawn } = m;
  const { outcome, settlement } = withdrawal;
  switch (outcome) {
    case 'held': {
      const part = withdrawnPart(order, withdrawal);
      return `${sayMeant(locale, part)} ${sayHeld(props, withdrawal, part)}`.trim();
    }
    case 'canceled':
      return withdrawn.canceled;
    case 'late':
    case 'performed': {
      const why =
        outcome === 'late'
          ? withdrawn.late(formatDay(locale, withdrawalEnd(concludedAt(order))))
          : withdrawn.performed;
      return `${why} ${settlement === null ? withdrawn.answerDue : withdrawn.ended}`;
    }
    case 'company':
      return withdrawn.company;
    default:
      return withdrawn.received;
  }
}
