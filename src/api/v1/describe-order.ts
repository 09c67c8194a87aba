import type { ApiOrder } from '#database/api/api-orders.ts';
import type { OrderLineRow } from '#database/orders/orders.ts';
import { isHeld, isLineHeld } from '#domain/delivery/hold.ts';
import { hasEnded } from '#domain/order/order.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { missingOf } from '#domain/after-sales/short.ts';
import { withdrawnLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { mayBegin } from '#domain/delivery/work.ts';
import { waitsFor } from '#domain/target/target.ts';
import type { LineWorkAnswer, OrderAnswer } from './shapes.ts';

/** How far the work on a line is. */
export function describeWork(line: OrderLineRow): LineWorkAnswer {
  const { position, work, startCount, delivered, holdReason, heldAt } = line;
  return {
    position,
    status: work,
    startCount,
    delivered,
    pieces: countUnits(line),
    startedAt: iso(line.startedAt),
    completedAt: iso(line.completedAt),
    hold: holdReason && heldAt ? { reason: holdReason, since: heldAt.toISOString() } : null,
  };
}

/**
 * An order as programs read it: what its delivery needs, and its customer only for who may know (rules 73).
 * @param withPeople whether the token has the scope for it
 */
export function describeOrder(order: ApiOrder, withPeople: boolean, now: Date): OrderAnswer {
  const { number, version, state, total, name, email, phone } = order;
  const gone = withdrawnLines(order);
  const lines = order.lines.map((line) => {
    const isGone = gone.includes(line);
    return {
      ...describeWork(line),
      packageId: line.packageId,
      quantity: line.quantity,
      bonus: line.bonus,
      total: line.total,
      target: targetOf(line),
      waitsFor: waitsFor(line) ?? null,
      held: isLineHeld(order, line),
      mayStart: !isGone && mayBegin(order, line, now),
      withdrawn: isGone,
    };
  });
  return {
    number,
    version,
    state,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    changedAt: order.changedAt.toISOString(),
    promisedAt: iso(order.promisedAt),
    heldAt: iso(order.heldAt),
    held: isHeld(order),
    mayStart: lines.some(({ mayStart }) => mayStart),
    pending: order.ending,
    targetMissing: !hasEnded(state) && lines.some((line) => line.waitsFor !== null),
    disputed: order.isDisputed,
    short: missingOf(order) ?? null,
    sameTarget: order.sameTarget,
    total,
    currency: 'CZK',
    lines,
    ...(withPeople && { customer: { name, email, phone } }),
  };
}

function targetOf({ targetKind, targetLabel, targetUrl }: OrderLineRow) {
  if (targetKind === null || targetLabel === null || targetUrl === null) return null;
  return { kind: targetKind, label: targetLabel, url: targetUrl };
}

function iso(at: Date | null): string | null {
  return at ? at.toISOString() : null;
}
