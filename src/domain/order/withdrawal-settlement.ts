/** How a declaration was done with. */
export type WithdrawalSettlement =
  /** Money went back for it. */
  | 'money'
  /** Its lines ended, and no money was due for them. */
  | 'ended'
  /** The order continues as it was. */
  | 'released'
  /** It was too late, or fits no order: somebody has said what became of it. */
  | 'closed';
