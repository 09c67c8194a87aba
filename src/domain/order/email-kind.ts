import type { AccountEmailKind } from '#domain/operator/account-email.ts';

/** What an e-mail is about, and to whom it goes. */
export type EmailKind = OrderEmailKind | EnquiryEmailKind | WithdrawalEmailKind | OperatorEmailKind;

/**
 * To the people of the shop: an invitation, the head of the log of changes, daily to every owner, a backup that did not
 * hold, a receiver of webhooks that does not answer, a code that takes off half the price, and word of accounts.
 */
export type OperatorEmailKind =
  | 'operator-invitation'
  | 'audit-head'
  | 'backup-broken'
  | 'webhook-away'
  | 'code-half-price'
  | AccountEmailKind;

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
