/** When an order was made and paid. */
export interface ConcludedOrder {
  createdAt: Date;
  /** Null where nothing was paid. */
  paidAt: Date | null;
}

/**
 * When the contract of an order was concluded, from which the 14 days of the withdrawal count (rules 16 and 16a;
 * § 1829 of the Civil Code): by the payment, or where an operator has entered what was paid before, by that entry.
 */
export function concludedAt({ createdAt, paidAt }: ConcludedOrder): Date {
  return paidAt && paidAt > createdAt ? paidAt : createdAt;
}
