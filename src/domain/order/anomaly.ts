export type AnomalyKind =
  | 'unknown-order'
  | 'wrong-amount'
  | 'paid-twice'
  /** Money came for an order in a state that takes none. */
  | 'not-payable'
  | 'disputed'
  /** Money went back to the customer without our asking. */
  | 'refunded-elsewhere'
  /** What we wanted to give back, the provider did not; or said so only later. */
  | 'refund-refused'
  | 'refund-failed'
  /** We have the order as paid, and the provider has not. */
  | 'not-paid-at-provider'
  /** Money was on its way on a checkout that the provider does not know, so the order was ended. */
  | 'checkout-unknown'
  /** An order that had been lost and was made again from its payment (decisions/0011). */
  | 'order-rebuilt';
