import { createHash } from 'node:crypto';
import type { Quote } from '#domain/catalogue/pricing.ts';
import { type Customer, writtenCustomer } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { Target } from '#domain/target/target.ts';

/** An order that somebody wants to make, read and checked. */
export interface OrderRequest {
  locale: Locale;
  cartId: string;
  /** The target is null where the order page has to ask for it (rules 25). */
  items: { packageId: string; quantity: number; target: Target | null }[];
  customer: Customer;
  discountCode: string;
  /** That the shop itself has found this code to hold before: then it is no guess. */
  isCodeKnown?: boolean;
  /** Whether the consumer asked for an early start; null for a company (rules 16). */
  expressConsent: boolean | null;
  consentVersion: string;
  termsVersion: string;
  /** Whether the customer may be asked for a review: was told of it and has not declined (rules 17). */
  mayInvite: boolean;
  /** The total that the customer saw when ordering (rules 11). */
  seenTotal: Haler;
  /** From where it comes, as limits count it. */
  client: string;
  /** Keep an order that the cart already has, whatever its contents; otherwise the new one replaces it. */
  keepsOrder?: true;
}

/** Hash of everything ordered and by whom: the same again is the same order (decisions/0004). */
export function fingerprintOf(request: OrderRequest, priced: Pick<Quote, 'total'>): string {
  const { locale, items, discountCode, expressConsent, termsVersion } = request;
  const customer = writtenCustomer(request.customer);
  const ordered = items.map(({ packageId, quantity, target }) => [
    packageId,
    quantity,
    target?.url ?? null,
  ]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        locale,
        ordered,
        { ...customer, company: customer.company ?? undefined },
        discountCode,
        expressConsent,
        termsVersion,
        priced.total,
      ]),
    )
    .digest('base64url');
}
