export type AnomalyKind =
  | 'unknown-order'
  | 'wrong-amount'
  | 'paid-twice'
  /** Money came for an order in a state that takes none. */
  | 'not-payable'
  | 'disputed'
  /** The bank has left a disputed payment to the shop, or given it back to the customer. */
  | 'dispute-won'
  | 'dispute-lost'
  /** Money went back to the customer without a request of ours. */
  | 'refunded-elsewhere'
  /** The provider refused a refund that we asked for, at once or later. */
  | 'refund-refused'
  | 'refund-failed'
  /** Our order is paid, the provider's checkout is not. */
  | 'not-paid-at-provider'
  /** Money was on its way on a checkout that the provider does not know, so the order was ended. */
  | 'checkout-unknown'
  /** A lost order was rebuilt from its payment (decisions/0011). */
  | 'order-rebuilt';

/** Who has resolved what no person has: a dispute that the bank has decided. */
export const RESOLVED_BY_PROVIDER = 'provider';

/** Whether it is a payment that its customer contests, and that nobody has resolved. */
export function isOpenDispute({
  kind,
  resolvedAt,
}: {
  kind: AnomalyKind;
  resolvedAt: Date | null;
}): boolean {
  return kind === 'disputed' && resolvedAt === null;
}
