/** About a message to the shop: to the shop, a copy to who has written it, and what the shop answers. */
export type EnquiryEmailKind = 'enquiry-shop' | 'enquiry-sender' | 'message-reply';

/** Of a declaration of withdrawal: its acknowledgement, and word of it to the shop. */
export type WithdrawalEmailKind = 'withdrawal-customer' | 'withdrawal-shop';

/** Of these several may be owed for one order, each once. */
export type OrderEmailKind =
  | 'order-paid-customer'
  | 'order-paid-shop'
  /** The profiles that were missing when it was paid are there. */
  | 'order-target-shop'
  /** It waits to be paid; sent once, and never where that is over. */
  | 'order-unpaid-customer'
  /** The consumer has asked for an early start after the payment. */
  | 'order-express-customer'
  | 'order-express-shop'
  /** The private link, which somebody has asked for; it may be owed again once it was sent. */
  | 'order-link-customer'
  /** Everything is delivered, as section 5 of the terms promises to tell; also once the rest of a short end is. */
  | 'order-completed-customer'
  /** It ended with less than was ordered (rules 89). */
  | 'order-short-customer'
  /** The invitation to a review, once (rules 17); and the review, which waits to be published. */
  | 'order-review-customer'
  | 'order-review-shop'
  /** The review is not published, or no longer, with the reason. */
  | 'order-review-rejected-customer'
  | 'order-canceled-customer'
  | 'order-canceled-shop'
  | 'order-refunded-customer'
  | 'order-refunded-shop'
  /** A withdrawal is settled with no money due, and what its lines ended with; or so that delivery goes on. */
  | 'order-withdrawn-customer'
  | 'order-released-customer'
  | CareEmailKind;

/** Each of these is owed once for what it tells of: a hold, a missed promise, a complaint, a refill. */
export type CareEmailKind =
  /** Lines are held, and the customer can mend what keeps the shop from delivering. */
  | 'order-held-customer'
  /** The customer has named another target for a line that was held. */
  | 'order-corrected-shop'
  /** A promised time was missed: wait, or the undelivered part back. */
  | 'order-late-customer'
  /** A complaint was received (§ 19 of the Consumer Protection Act); and it is settled. */
  | 'order-complaint-customer'
  | 'order-complaint-shop'
  | 'order-settled-customer'
  /** A refill was asked for; and it was begun, done or refused. */
  | 'order-refill-shop'
  | 'order-refill-customer';

/** Why e-mails go out after some of their kind about the same: once more, or to tell what came next. */
export type EmailRepeat = 'copy' | 'next';

/** What somebody of the shop is told of by e-mail, because it may have been done by another. */
export type AccountEmailKind =
  | 'operator-password'
  | 'operator-authenticator'
  | 'operator-passkey-added'
  | 'operator-passkey-removed'
  | 'operator-recovery-codes'
  /** A session was begun with one of the recovery codes. */
  | 'operator-recovery-code'
  /** To the owners: somebody has used an invitation. */
  | 'operator-joined';

/** What e-mails are about, in the sequence in which a list of their kinds shows it. */
export const emailGroups = ['order', 'money', 'care', 'reviews', 'messages', 'shop'] as const;
export type EmailGroup = (typeof emailGroups)[number];
