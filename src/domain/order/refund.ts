import type { Haler } from '#domain/money.ts';

/** Why money goes back. */
export type RefundKind =
  /** The order was canceled: whatever of its payment has not gone back yet. */
  | 'canceled'
  /** A part of an order that stands, as the operator decided. */
  | 'part'
  /** A payment that came for an order that was paid before. */
  | 'paid-twice'
  /** It had gone back before we knew of the order (decisions/0011). */
  | 'elsewhere';

/** Stored and to be asked for, or made at the provider. */
export type RefundState = 'owed' | 'done';

/** A refund as far as the rules look at it. */
export interface RefundFacts {
  kind: RefundKind;
  state: RefundState;
  amount: Haler;
  doneAt: Date | null;
}

/** An order with what went back of it. */
interface RefundableOrder {
  total: Haler;
  paidAt: Date | null;
  refunds: readonly RefundFacts[];
}

/**
 * What can still be given back of an order's payment, in haléře: what was paid less every refund of it,
 * whether made or still owed. A second payment goes back beside it (rules 12).
 */
export function leftToRefund({ total, paidAt, refunds }: RefundableOrder): Haler {
  return paidAt ? total - sumOf(refunds) : 0;
}

/** When the last of an order's payment went back; null while any of it is here or under way. */
export function refundedAt(order: RefundableOrder): Date | null {
  const done = order.refunds.filter(({ state }) => state === 'done');
  if (!order.paidAt || sumOf(done) < order.total) return null;
  const moments = done.flatMap(({ kind, doneAt }) =>
    doneAt && kind !== 'paid-twice' ? doneAt.getTime() : [],
  );
  return new Date(Math.max(...moments));
}

function sumOf(refunds: readonly RefundFacts[]): Haler {
  return refunds.reduce((sum, { kind, amount }) => sum + (kind === 'paid-twice' ? 0 : amount), 0);
}
