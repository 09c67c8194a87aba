import type { Haler } from '#domain/money.ts';
import type {
  ComplaintEnd,
  ComplaintOutcome,
  RefillState,
} from '#domain/after-sales/after-sales.ts';
import type { PaidHow } from '#domain/order/order.ts';

export type RefundKind =
  /** The order was canceled: everything of its payment that has not been refunded yet. */
  | 'canceled'
  /** A part of an order that goes on, decided by the operator. */
  | 'part'
  /** A payment that came for an order that was paid before. */
  | 'paid-twice'
  /** The operator has sent it from the bank: the order was paid by transfer, or the card takes nothing. */
  | 'by-hand'
  /** The customer has contested the payment, and the bank has given it back. */
  | 'disputed'
  /** It was refunded before the order was rebuilt here, or in another way (decisions/0011). */
  | 'elsewhere';

export type RefundState =
  /** Stored and to be asked for. */
  | 'owed'
  /** Made at the provider. */
  | 'done'
  /** A part that the provider refused for good. */
  | 'refused'
  /** It was made, and the money came back. */
  | 'failed';

/** Whether it goes back without the order being canceled, however: the last of such parts ends the order. */
export function isPart(kind: RefundKind): boolean {
  return kind === 'part' || kind === 'by-hand' || kind === 'disputed';
}

/**
 * Whether nobody knows what became of a refund: the provider was asked, and neither made nor refused it as
 * far as we know. It is asked again under the same key, and counts as owed until there is an answer.
 */
export function isUnclear({
  state,
  askedAt,
  refusal,
}: {
  state: RefundState;
  askedAt: Date | null;
  refusal: string | null;
}): boolean {
  return state === 'owed' && askedAt !== null && refusal === null;
}

/**
 * Whether money may be sent by hand: it came by transfer, or the way that it came on does not take it back,
 * as a refund that was refused or came back has shown.
 */
export function mayBeByHand({
  paidHow,
  refunds,
}: {
  paidHow: PaidHow;
  refunds: readonly { state: RefundState }[];
}): boolean {
  const isShut = refunds.some(({ state }) => state === 'refused' || state === 'failed');
  return paidHow === 'transfer' || (paidHow === 'checkout' && isShut);
}

/** Whether of money that came or went back the day alone is known: it was a transfer, which somebody has noted. */
export function isDayAlone(paidHow: PaidHow, kind?: RefundKind): boolean {
  return paidHow === 'transfer' || kind === 'by-hand';
}

/** Money that the operator has sent from the bank. */
export interface SentByHand {
  /** The day, as 2026-11-23. */
  sentOn: string;
  /** By which it is found at the bank. */
  reference: string;
}

/** What the rules need to know of a refund. */
export interface RefundFacts {
  kind: RefundKind;
  state: RefundState;
  amount: Haler;
  doneAt: Date | null;
}

interface RefundableOrder {
  total: Haler;
  paidAt: Date | null;
  refunds: readonly RefundFacts[];
}

/**
 * What can still be refunded of an order's payment, in haléře: what was paid less every refund of it, made
 * or still owed. What was refused or came back is left again. A second payment is refunded separately
 * (rules 12).
 */
export function leftToRefund({ total, paidAt, refunds }: RefundableOrder): Haler {
  return paidAt ? total - sumCounted(refunds) : 0;
}

/** Whether something was paid for an order and all of it is back or about to be: there is nothing left to cancel. */
export function isAllReturned(order: RefundableOrder): boolean {
  return order.paidAt !== null && order.total > 0 && leftToRefund(order) === 0;
}

/** What refunds that were made and refunds that are owed come to, in haléře; of a second payment nothing counts. */
function sumCounted(refunds: readonly RefundFacts[]): Haler {
  return sumOf(refunds.filter(isCounted));
}

/** Whether a refund was made or is owed, and is not of a second payment. */
export function isCounted({ state, kind }: RefundFacts): boolean {
  return kind !== 'paid-twice' && (state === 'owed' || state === 'done');
}

/** How much of an order's payment was refunded so far, in haléře; a second payment does not count. */
export function sumRefunded({ refunds }: Pick<RefundableOrder, 'refunds'>): Haler {
  return sumOf(refunds.filter(({ state }) => state === 'done'));
}

/** What went back for a complaint alone, in haléře. */
export function sumReturnedFor({ refunds }: RefundedFor, id: string): Haler {
  return sumRefunded({ refunds: refunds.filter(({ aboutId }) => aboutId === id) });
}

interface RefundedFor {
  refunds: readonly (RefundFacts & { aboutId: string | null })[];
}

/** How the end of a complaint is told, by what became of its refill; null until it is resolved. */
export function complaintEnd(
  order: RefundableOrder & RefundedFor,
  { id, outcome }: { id: string; outcome: ComplaintOutcome | null },
  refills: readonly { complaintId: string | null; state: RefillState }[],
): ComplaintEnd | null {
  const isPromised = outcome === 'money' && sumReturnedFor(order, id) === 0;
  if (!isPromised || refundedAt(order) === null) return outcome;
  const wasRefilled = refills.some((each) => each.complaintId === id && each.state === 'money');
  return wasRefilled ? 'instead' : 'accepted';
}

/** Which share of an order's payment a refund is. */
export type RefundShare = 'whole' | 'part' | 'rest' | 'byHand' | 'disputed';

/**
 * Whether a refund is a part that the operator refunds, one sent by hand, one that the bank has made, or what a
 * cancellation refunds: the whole, or the rest after earlier parts.
 */
export function refundShare(
  { total }: Pick<RefundableOrder, 'total'>,
  { kind, amount }: Pick<RefundFacts, 'kind' | 'amount'>,
): RefundShare {
  if (kind === 'by-hand') return 'byHand';
  if (kind === 'disputed') return kind;
  if (kind === 'part') return 'part';
  return amount === total ? 'whole' : 'rest';
}

/** When the last part of an order's payment was refunded; null while any of it is not, or nothing was paid. */
export function refundedAt(order: RefundableOrder): Date | null {
  if (!order.paidAt || sumRefunded(order) < order.total) return null;
  const moments = order.refunds.flatMap(({ kind, doneAt }) =>
    doneAt && kind !== 'paid-twice' ? doneAt.getTime() : [],
  );
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}

/** The refund that was made at a moment. */
export function refundOf(
  { refunds }: { refunds: readonly RefundFacts[] },
  at: Date,
): RefundFacts | undefined {
  return refunds.find(({ doneAt }) => doneAt?.getTime() === at.getTime());
}

function sumOf(refunds: readonly RefundFacts[]): Haler {
  return refunds.reduce((sum, { kind, amount }) => sum + (kind === 'paid-twice' ? 0 : amount), 0);
}
