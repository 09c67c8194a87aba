import type { Order } from '#database/orders.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-start.ts';
import type { Locale } from '#domain/locale.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import { formatMoney } from '#domain/money.ts';
import { earlyEndOf, hasEnded } from '#domain/order/order.ts';
import { dueFor, isNothingDue } from '#domain/order/withdrawal-sum.ts';
import { promisedRefundDay } from '#domain/order/withdrawal.ts';
import { withdrawnPart } from '#domain/order/withdrawn-part.ts';
import { type OnHold, sayMeant, sayOnHold } from '#documents/withdrawal/on-hold-text.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { Notice } from '#web/ui/notice.tsx';

interface WithdrawnProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
  now: Date;
}

/** That the customer has withdrawn from the order, when, and what follows from it (rules 51). */
export function Withdrawn(props: WithdrawnProps) {
  const { order, locale, m } = props;
  const held = order.withdrawals.filter(({ outcome }) => outcome === 'held');
  const latest = held.findLast(({ settlement }) => settlement === null) ?? held.at(-1);
  const shown = latest ?? order.withdrawals.at(-1);
  if (!shown) return null;
  const at = formatMoment(locale, shown.declaredAt);
  return (
    <Notice title={m.withdrawn.title(at)}>
      {sayWithdrawn(props, shown)}
      {shown.answer !== '' && <p className="as-written">{m.withdrawn.why(shown.answer)}</p>}
    </Notice>
  );
}

function sayHeld(
  { order, locale, m: { withdrawn }, now }: WithdrawnProps,
  withdrawal: Order['withdrawals'][number],
  part: OnHold['part'],
): string {
  const { declaredAt, settlement } = withdrawal;
  if (!order.paidAt) return withdrawn.heldUnpaid;
  if (settlement === 'released' && !hasEnded(order.state)) return withdrawn.released;
  if (settlement === 'ended' || settlement === 'released') return withdrawn.ended;
  const isFree = order.paidHow === 'free';
  if (settlement !== null || earlyEndOf(order.state))
    return isFree ? withdrawn.ended : withdrawn.settled;
  const stands = sayOnHold(locale, { isOver: hasEnded(order.state), part });
  const day = promisedRefundDay(declaredAt, now);
  const by = day ? withdrawn.by(formatDay(locale, day)) : withdrawn.soon;
  if (isFree) return `${stands} ${withdrawn.heldFree}`;
  // What is on its way for it is due until it has arrived.
  const isComing = order.refunds.some(
    ({ aboutId, state }) => aboutId === withdrawal.id && state === 'owed',
  );
  if (!isComing && isNothingDue(withdrawal, order)) return `${stands} ${withdrawn.heldNothing}`;
  const due = order.state === 'completed' ? dueFor(withdrawal, order, []) : 0;
  const back = due > 0 ? withdrawn.heldOver(formatMoney(locale, due), by) : withdrawn.held(by);
  return `${stands} ${back}`;
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
