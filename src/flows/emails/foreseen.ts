import type { Order } from '#database/orders.ts';
import type { RefundRow } from '#database/refunds.ts';
import type { HoldReason } from '#domain/order/hold.ts';
import { leftToRefund } from '#domain/order/refund.ts';
import { type LineMove, movedLine, wholeMove } from '#domain/order/work.ts';

/**
 * An order as it would be once its last line is completed, for the e-mail that tells of it.
 * @param moves how lines end; each other that is being delivered ends with everything
 */
export function asCompleted(order: Order, at: Date, moves: readonly LineMove[] = []): Order {
  const lines = order.lines.map((line) => {
    if (line.work !== 'delivering') return line;
    const move = moves.find(({ position }) => position === line.position) ?? wholeMove(line);
    return { ...line, ...movedLine(line, move), completedAt: at };
  });
  const completed = {
    id: 0,
    orderId: order.id,
    state: 'completed',
    kind: null,
    line: null,
    target: null,
    newTarget: null,
    actor: 'operator',
    person: null,
    amount: null,
    holdReason: null,
    text: null,
    at,
  } as const;
  return { ...order, state: 'completed', lines, events: [...order.events, completed] };
}

/** An order as it would be once a line of it is held. */
export function asHeld(
  order: Order,
  { position, reason, text }: { position: number; reason: HoldReason; text: string },
  at: Date,
): Order {
  const hold = { holdReason: reason, holdText: text, heldAt: at };
  return {
    ...order,
    lines: order.lines.map((line) => (line.position === position ? { ...line, ...hold } : line)),
  };
}

/** An order as it would be once a declaration of withdrawal from it is settled so that delivery goes on. */
export function asReleased(
  order: Order,
  { withdrawalId, answer }: { withdrawalId: string; answer: string },
): Order {
  const withdrawals = order.withdrawals.map((each) =>
    each.id === withdrawalId ? { ...each, settlement: 'released' as const, answer } : each,
  );
  const isHeld = withdrawals.some((each) => each.outcome === 'held' && !each.settlement);
  return { ...order, withdrawals, heldAt: isHeld ? order.heldAt : null };
}

/** An order as it would be once it is canceled: everything that is left of its payment goes back. */
export function asCanceled(order: Order, at: Date): Order {
  const amount = leftToRefund(order);
  const refund: RefundRow = {
    id: order.id,
    orderId: order.id,
    paymentId: order.paymentId ?? '',
    checkoutId: '',
    kind: 'canceled',
    amount,
    reason: '',
    actor: 'operator',
    person: null,
    state: 'owed',
    providerRefundId: null,
    creditNote: null,
    createdAt: at,
    doneAt: null,
    aboutId: null,
    askedAt: null,
    lines: [],
    isForDelivered: false,
    tries: 0,
    refusal: null,
  };
  const refunds = amount > 0 ? [...order.refunds, refund] : order.refunds;
  return { ...order, state: 'canceled', refunds };
}
