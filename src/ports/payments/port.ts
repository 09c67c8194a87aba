import { PortError, type PortProblem } from '#ports/port-error.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';

/** One row of the hosted checkout: a name and an already discounted whole amount. */
export interface CheckoutLine {
  name: string;
  unitAmount: Haler;
  quantity: number;
}

/** What a hosted checkout is asked for. Two requests with one key must be equal to the letter. */
export interface CheckoutRequest {
  orderId: string;
  /** What the order can be rebuilt from; the provider keeps it as it is (decisions/0011). */
  record: string;
  /** `order-<id>-<attempt>`: the same key never makes a second checkout. */
  idempotencyKey: string;
  locale: Locale;
  email: string;
  lines: CheckoutLine[];
  total: Haler;
  /**
   * Stored with the order and never counted at the time of the call: a repeated call is the same.
   */
  expiresAt: Date;
  /** `{CHECKOUT_ID}` in an address is replaced by the id of the checkout. */
  successUrl: string;
  cancelUrl: string;
}

/** A refund of a payment. */
export interface RefundRequest {
  paymentId: string;
  /** Everything that is left of it by default. */
  amount?: Haler | undefined;
  /** The same key never makes a second refund, however long ago it made the first. */
  idempotencyKey: string;
}

export interface Checkout {
  /** The provider's id of the checkout; shown to customers as the payment id. */
  id: string;
  /** Where the customer pays. */
  url: string;
}

export type CheckoutStatus =
  /** Can still be paid. */
  | 'open'
  /** Finished, the money is on its way (a bank transfer, say). */
  | 'processing'
  | 'paid'
  /** Finished, but the delayed payment did not come. */
  | 'failed'
  | 'expired';

/** What the provider says of a checkout when it is read. */
export interface CheckoutReport {
  checkoutId: string;
  orderId: string | undefined;
  status: CheckoutStatus;
  amount: Haler;
  /** ISO 4217 in lower case, for example czk. */
  currency: string;
  /** The provider's id of the payment itself, which a refund needs. */
  paymentId: string | undefined;
  /** When the money came, to the second; undefined where it has not, or the provider does not say. */
  paidAt?: Date | undefined;
  /** How much of it was refunded; undefined where that was not read, as in a notification. */
  refunded?: Haler | undefined;
  /** The record that the checkout was opened with; undefined where there was none. */
  record?: string | undefined;
}

/** A part of the provider's list of checkouts, newest first. */
export interface CheckoutPage {
  reports: CheckoutReport[];
  /** The id after which the list goes on; undefined at its end. */
  after: string | undefined;
}

/**
 * Money that was refunded without a request of ours or is contested, or a refund of ours that failed later; or how a
 * dispute ended, where the bank has left the money to the shop or given it back to the customer.
 */
export interface Reversal {
  kind: 'refunded' | 'disputed' | 'dispute-won' | 'dispute-lost' | 'refund-failed';
  paymentId: string;
  /** The total refunded so far, or the sum that is contested, or the sum that came back to us. */
  amount: Haler;
  currency: string;
  /** The provider's id of the dispute or of the refund that failed; a refund is told as a sum alone. */
  reference?: string | undefined;
}

/** A part of the provider's list of disputes, newest first, each as it stands now. */
export interface DisputePage {
  reversals: Reversal[];
  /** The id after which the list goes on; undefined at its end. */
  after: string | undefined;
}

/** A verified message of the provider that something happened to a checkout or its payment. */
export interface Notification {
  /** The provider's id of the event; the same event may come many times. */
  eventId: string;
  /** Undefined for events that do not concern a checkout. */
  report: CheckoutReport | undefined;
  /** Set where money went back or is contested. */
  reversal?: Reversal | undefined;
}

/** The provider could not be asked or did not answer; trying again with the same key is safe. */
export class PaymentsUnavailable extends PortError {
  override name = 'PaymentsUnavailable';
  readonly problem: PortProblem = 'unavailable';
}

/**
 * The provider does not let us in, or not do this: the key is wrong or lacks a right. The same will be
 * possible once the operator has set it right, so to a customer it is as if the provider was away.
 */
export class PaymentsDenied extends PaymentsUnavailable {
  override name = 'PaymentsDenied';
  override readonly problem = 'denied';
}

/** The provider answered and refused; trying the same again is no use. */
export class PaymentsRefused extends PortError {
  override name = 'PaymentsRefused';
  readonly problem: PortProblem = 'refused';
}

/**
 * The provider has no such checkout: it was opened at another provider, in another account or in the other
 * mode. Whether it can still be paid there cannot be found out here.
 */
export class CheckoutUnknown extends PaymentsRefused {
  override name = 'CheckoutUnknown';
  override readonly problem = 'unknown';
}

/** The key was used with another request before, which may be of the time before a restore. */
export class PaymentsKeyTaken extends PaymentsRefused {
  override name = 'PaymentsKeyTaken';
  override readonly problem = 'key-taken';
}

/** A notification whose signature or age is wrong: anybody may have sent it. */
export class ForgedNotification extends PortError {
  override name = 'ForgedNotification';
  readonly problem: PortProblem = 'forged';
}

/** A notification that the provider did sign but that cannot be understood, or is not meant for this shop. */
export class NotificationNotUnderstood extends PortError {
  override name = 'NotificationNotUnderstood';
  /** Test money in a live shop, or the other way round, is told apart from an unknown shape. */
  readonly problem: 'not-understood' | 'other-mode';
  /** The provider's id and type of the event, as far as they can be read. */
  readonly event: { id?: string | undefined; type?: string | undefined };

  constructor(
    message: string,
    {
      problem,
      event,
      ...options
    }: ErrorOptions & Pick<NotificationNotUnderstood, 'problem' | 'event'>,
  ) {
    super(message, options);
    this.problem = problem;
    this.event = event;
  }
}

/** A hosted checkout. Every method but `readNotification` may throw PaymentsUnavailable, or PaymentsDenied of it. */
export interface Payments {
  /**
   * The provider and its mode, for example "Stripe live" or "test checkout". Stands with each checkout
   * that is opened, so it changes with neither key nor version.
   */
  readonly provider: string;
  /** True where no real money moves; every page of payment then says so. */
  readonly isTest: boolean;
  /** Origin of the hosted page for `form-action`; undefined where it is our own. */
  readonly checkoutOrigin: string | undefined;
  /** The header in which notifications carry their signature. */
  readonly signatureHeader: string;
  /** Opens a checkout, or returns the one that this key has opened before. @throws PaymentsRefused | PaymentsKeyTaken */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Reads a checkout as it stands now. @throws CheckoutUnknown */
  readCheckout(checkoutId: string): Promise<CheckoutReport>;
  /** A page of the checkouts made since then, at most a hundred; `after` is that of the page before. */
  listCheckouts(part: { since: Date; after?: string | undefined }): Promise<CheckoutPage>;
  /** A page of the disputes begun since then, at most a hundred; `after` is that of the page before. */
  listDisputes(part: { since: Date; after?: string | undefined }): Promise<DisputePage>;
  /** Closes an open checkout and says how it stands then: a paid one stays paid. @throws CheckoutUnknown */
  expireCheckout(checkoutId: string): Promise<CheckoutReport>;
  /**
   * Refunds a sum of a payment, once for each key, until everything is refunded. If all that is left is
   * asked for and nothing is left, it returns the refund that was made.
   * @returns the refund's id
   * @throws PaymentsRefused where the provider refuses it, for example because less is left
   */
  refund(request: RefundRequest): Promise<string>;
  /**
   * Checks the signature on the raw bytes, then reads.
   * @throws ForgedNotification | NotificationNotUnderstood
   */
  readNotification(body: Uint8Array, signature: string | null): Promise<Notification>;
}
