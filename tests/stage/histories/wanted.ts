import { withdrawalEnd } from '#domain/catalogue/delivery-time.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import {
  type PaymentMark,
  type WorkMark,
  paymentMark,
  workMark,
} from '#domain/order/order-badges.ts';
import { concludedAt, hasEnded } from '#domain/order/order.ts';
import { isHeld } from '#domain/delivery/hold.ts';
import { type ShortEnd, moneyStand, shortEndOf } from '#domain/payments/money-back.ts';
import { countUnits, undeliveredSum } from '#domain/delivery/progress.ts';
import { isAllReturned, sumRefunded } from '#domain/payments/refund.ts';
import { isEndedShort, shortLines } from '#domain/after-sales/short.ts';
import { effectOf } from '#domain/withdrawals/withdrawal.ts';
import { isEndedByWithdrawal, withdrawnLines } from '#domain/withdrawals/withdrawn-lines.ts';
import type { Books } from './open.ts';

/** What everybody has to say of an order, reckoned from the books. */
export interface Wanted {
  payment: PaymentMark;
  work: WorkMark;
  isHeld: boolean;
  /** Everything that was ordered was delivered, and the order is completed. */
  isWhole: boolean;
  lines: {
    position: number;
    work: string;
    delivered: number;
    units: number;
    withdrawn: boolean;
  }[];
  /** How it ended short, with what waits to leave and without. */
  short: ShortEnd | undefined;
  shortWithoutWaiting: ShortEnd | undefined;
  missing: { units: number; amount: number } | null;
  paid: number;
  returned: number;
  /** Owed, or about to be. */
  inTransit: number;
  left: number;
  /** Until when its customer may withdraw, as a declaration at this moment would show. */
  withdrawalEnd: Date | undefined;
}

export function wantedOf({ order, intents, now }: Books): Wanted {
  const waiting = waitingRefunds(intents);
  const gone = withdrawnLines(order);
  const returned = sumRefunded(order);
  const stand = moneyStand(order, waiting);
  const marked = {
    ...order,
    returned,
    isHeld: isHeld(order),
    isShort: isEndedShort(order),
    isWithdrawn: isEndedByWithdrawal(order),
  };
  const lines = order.lines.map((line) => ({
    position: line.position,
    work: line.work,
    delivered: line.delivered,
    units: countUnits(line),
    withdrawn: gone.includes(line),
  }));
  const isShort = isEndedShort(order);
  const below = lines.filter(({ withdrawn, delivered, units }) => !withdrawn && delivered < units);
  const units = below.reduce((sum, line) => sum + line.units - line.delivered, 0);
  return {
    payment: paymentMark(marked),
    work: workMark(marked),
    isHeld: marked.isHeld,
    isWhole: order.state === 'completed' && lines.every((line) => line.delivered >= line.units),
    lines,
    short: shortEndOf(order, waiting),
    shortWithoutWaiting: shortEndOf(order, []),
    missing: isShort ? { units, amount: undeliveredSum(shortLines(order)) } : null,
    paid: stand.paid,
    returned,
    inTransit: stand.returned - returned,
    left: stand.left,
    withdrawalEnd: endOf(order, now),
  };
}

/** What a declaration of the whole order at this moment would come to decides whether one is promised. */
function endOf(order: Books['order'], now: Date): Date | undefined {
  const isLeft = order.lines.some((line) => !isDeclared(order, line.position));
  const effect = effectOf(order, { declaredAt: now, part: '' });
  const end = withdrawalEnd(concludedAt(order));
  const isInTime = effect === 'held' || (effect === 'cancel' && isBefore(now, end));
  const isOver = isEndedEarly(order) || isAllReturned(order);
  return order.paidAt !== null && isLeft && isInTime && !isOver ? end : undefined;
}

/** Whether a line is withdrawn from, or may be by a declaration that somebody has to read or to settle. */
function isDeclared({ withdrawals, lines }: Books['order'], position: number): boolean {
  return withdrawals.some(({ outcome, resolution, part, lines: named }) => {
    const isOfAll = named.length === 0 && (part === '' || lines.length === 1);
    const isUnread = named.length === 0 && !isOfAll;
    if (resolution === null)
      return outcome === 'held' && (isUnread || isOfAll || named.includes(position));
    return (
      resolution !== 'released' && resolution !== 'closed' && (isOfAll || named.includes(position))
    );
  });
}

function isEndedEarly({ state }: Books['order']): boolean {
  return hasEnded(state) && state !== 'completed';
}

const inPrague = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
});

function isBefore(now: Date, end: Date): boolean {
  return inPrague.format(now) <= inPrague.format(end);
}
