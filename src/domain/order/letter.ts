import type { Customer } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { Quote } from '#domain/catalogue/pricing.ts';

/** One ordered row as a letter shows it, with the prices it was ordered at. */
export interface LetterLine {
  packageId: string;
  quantity: number;
  unitPrice: Haler;
  /** Before the discount: unit price × quantity. */
  subtotal: Haler;
  /** After the discount. */
  total: Haler;
  /** The canonical link of the profile or post; null where it was ordered without one. */
  target: string | null;
  /** How the target is shown: @name or a short id. */
  targetLabel: string | null;
}

/** The consumer's express request to begin early (rules 16). */
export interface LetterConsent {
  given: boolean;
  /** Which wording stood beside the box. */
  version: string;
  /** When it was given or refused; after the order was made where its details came later. */
  at: Date;
}

/** Money that goes back, as far as a letter tells of it. */
export interface LetterRefund {
  amount: Haler;
  /** What a cancellation gives back, all or whatever earlier parts have left; or what the operator does. */
  share: 'whole' | 'part' | 'rest';
  /** Of a part, in the shop's words. */
  reason: string;
}

/** Everything that the letters about one order say; facts only, the words come with the rendering. */
export interface LetterOrder {
  number: number;
  locale: Locale;
  createdAt: Date;
  /** Null where the order was canceled before it was paid. */
  paidAt: Date | null;
  customer: Customer;
  lines: LetterLine[];
  subtotal: Haler;
  discountPercent: number;
  discountSource: Quote['discountSource'];
  /** The code that was used, where `discountSource` is `code`. */
  discountCode: string | null;
  discount: Haler;
  total: Haler;
  /** The private link of the order page (rules 13), absolute. */
  privateUrl: string;
  termsVersion: string;
  /** Null for orders of companies, which have no such box. */
  consent: LetterConsent | null;
  /** Number of the invoice or credit note that goes with the letter, if one does. */
  enclosed: string | null;
  /** What customers and the provider call the payment. */
  paymentId: string | null;
  /** In letters about money that goes back. */
  refund: LetterRefund | null;
}

/** What a letter is about, and to whom it goes. */
export type LetterKind = OrderLetterKind | 'enquiry-shop';

/** Of these several may be owed for one order, each once. */
export type OrderLetterKind =
  | 'order-paid-customer'
  | 'order-paid-shop'
  /** The profiles that were missing when it was paid are there. */
  | 'order-target-shop'
  | 'order-canceled-customer'
  | 'order-canceled-shop'
  | 'order-refunded-customer'
  | 'order-refunded-shop';
