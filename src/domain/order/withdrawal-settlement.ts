/** How a declaration was done with. */
export type WithdrawalSettlement =
  /** Money went back for it. */
  | 'money'
  /** Its lines ended, and no money was due for them. */
  | 'ended'
  /** Delivery goes on. */
  | 'released'
  /** There was nothing to do but to look. */
  | 'seen';
