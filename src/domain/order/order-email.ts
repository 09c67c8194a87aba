import type { Customer } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { ComplaintEnd, ComplaintWish, RefillState } from './care.ts';
import type { EmailInvitation, EmailRejection, EmailReview } from './review-email.ts';
import type { HoldReason } from './hold.ts';
import type { LinePromise } from './line-promise.ts';
import type { PaidHow } from './order.ts';
import type { WithdrawalCalculation } from './withdrawal-calculation.ts';
import type { RefundShare } from './refund.ts';
import type { ShortEnd } from './short-end.ts';
import type { TargetKind } from '#domain/target/target.ts';
import type { DiscountSource } from '#domain/catalogue/pricing.ts';

/** One ordered row as an e-mail shows it, with the prices it was ordered at. */
export interface EmailLine {
  packageId: string;
  quantity: number;
  unitPrice: Haler;
  /** Before the discount: unit price × quantity. */
  subtotal: Haler;
  /** After the discount. */
  total: Haler;
  /** The canonical link of the profile or post; null where it was ordered without one. */
  target: string | null;
  /** What the target is; null where it was ordered without one. */
  targetKind: TargetKind | null;
  /** How the target is shown: @name or a short id. */
  targetLabel: string | null;
  /** Pieces delivered of a completed row; null where that is not known. */
  delivered: number | null;
  /** It ended because its customer has withdrawn from it. */
  isWithdrawn: boolean;
  /** As it was sold; null where nothing was promised. */
  promise: LinePromise | null;
}

/** The consumer's express request to begin early (rules 16). */
export interface EmailConsent {
  given: boolean;
  /** Which wording stood beside the box. */
  version: string;
  /** When it was given or refused; after the order was made where its details came later. */
  at: Date;
}

/** Whether a guarantee was promised with any of the lines that an e-mail names. */
export function isAnyGuaranteed(lines: readonly Pick<EmailLine, 'promise'>[]): boolean {
  return lines.some(({ promise }) => promise !== null);
}

/** What an e-mail says about a refund. */
export interface EmailRefund {
  amount: Haler;
  share: RefundShare;
  /** Of a part, in the shop's words. */
  reason: string;
  /** Of one that settles a withdrawal. */
  calculation?: WithdrawalCalculation | undefined;
  /** Whether a refill that a complaint was accepted with ends with it. */
  endsRefill?: boolean | undefined;
}

/** What an e-mail says of a withdrawal after which delivery goes on. */
export interface EmailReleased {
  declaredAt: Date;
  /** What was withdrawn from; undefined where nobody has read it out of the words of the declaration. */
  lines: readonly EmailLine[] | undefined;
  /** How the order goes on: it waits to be paid, or for what becomes of another withdrawal. */
  stands: 'unpaid' | 'unbegun' | 'held' | 'delivering' | 'delivered' | 'short';
  /** Why, in the shop's words; empty where they were not given. */
  answer: string;
  /** Until when its consumer can withdraw again; null where that is over. */
  mayWithdrawUntil: Date | null;
}

/** What the e-mail about its completion says of an order. */
export interface EmailCompletion {
  at: Date;
  /** A person deals with a withdrawal from it, and until then nothing of it is promised (rules 51). */
  isHeld: boolean;
  /** What went back of its price, or is about to. */
  refunded: Haler;
  /** What is missing and what becomes of its price; null where everything was delivered. */
  short: ShortEnd | null;
  /** Whether its customer is a consumer whose period of withdrawal goes on. */
  mayWithdraw: boolean;
}

/** What the e-mails about the care of an order say beside the order itself; null where they say nothing of it. */
export interface EmailCare {
  /** The lines that are held at this moment. */
  held: readonly EmailHeldLine[];
  late: EmailLate | null;
  complaint: EmailComplaint | null;
  refill: EmailRefill | null;
}

/** A line of which nothing more is delivered for now. */
export interface EmailHeldLine {
  line: EmailLine;
  reason: HoldReason;
  /** In the operator's words. */
  text: string;
}

/** A promised time that was missed, as it stands when the e-mail is written. */
export interface EmailLate {
  promisedAt: Date;
  at: Date;
  lines: readonly { line: EmailLine; delivered: number; pieces: number }[];
  /** What goes back for the undelivered part, in haléře; null where that is not offered. */
  sum: Haler | null;
}

/** A complaint, and what it was settled with, if it is. */
export interface EmailComplaint {
  /** Null where it is about the whole order. */
  line: EmailLine | null;
  text: string;
  wish: ComplaintWish;
  receivedAt: Date;
  dueAt: Date;
  outcome: ComplaintEnd | null;
  answer: string;
  settledAt: Date | null;
  /** What has gone back for it, in haléře. */
  returned: Haler;
}

/** A refill that was asked for, and what became of it. */
export interface EmailRefill {
  line: EmailLine;
  state: RefillState;
  askedAt: Date;
  /** Since when a complaint owes it; null where the guarantee does. */
  owedSince: Date | null;
  /** What the profile or post had when the delivery began, as far as it is known. */
  startCount: number | null;
  delivered: number;
  /** As the customer counted. */
  countNow: number | null;
  /** Why it was refused. */
  reason: string;
}

/** Everything that the e-mails about one order say. Facts only: rendering adds the words. */
export interface EmailOrder {
  number: number;
  locale: Locale;
  createdAt: Date;
  /** Null where the order was canceled before it was paid. */
  paidAt: Date | null;
  paidHow: PaidHow;
  /** The shop heard of its money when its customer had withdrawn, and a person has still to deal with that (rules 51). */
  isPaidAfterWithdrawal: boolean;
  customer: Customer;
  lines: EmailLine[];
  subtotal: Haler;
  discountPercent: number;
  discountSource: DiscountSource;
  /** The code that was used, where `discountSource` is `code`. */
  discountCode: string | null;
  discount: Haler;
  total: Haler;
  /** The private link of the order page (rules 13), absolute. */
  privateUrl: string;
  termsVersion: string;
  /** Null for orders of companies, which have no such box. */
  consent: EmailConsent | null;
  /** When targets that were missing at the payment were given, oldest first. */
  givenAt: readonly Date[];
  /** Number of the invoice or credit note that goes with the e-mail, if one does. */
  enclosed: string | null;
  /** The provider's id of the checkout, which customers see and quote; by it the payment is found as well. */
  checkoutId: string | null;
  /** When the last of its checkouts ends. */
  payableUntil: Date;
  /** Of a withdrawal that is settled without money; and of one after which delivery goes on. */
  withdrawn?: WithdrawalCalculation | undefined;
  released?: EmailReleased | undefined;
  /** In e-mails about a refund. */
  refund: EmailRefund | null;
  /** In the e-mails about its completion. */
  completion: EmailCompletion | null;
  /** In the invitation to a review. */
  invitation: EmailInvitation | null;
  /** In the e-mails about a review: it waits for the shop, or it is not published. */
  review: EmailReview | null;
  /** In the e-mail about one that is not published. */
  rejection: EmailRejection | null;
  /** In those about a line that is held, a missed promise, a complaint or a refill. */
  care: EmailCare | null;
}
