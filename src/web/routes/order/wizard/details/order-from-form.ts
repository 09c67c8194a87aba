import { redirect } from 'react-router';
import { expressRequest } from '#content/legal/consent.ts';
import { termsVersion } from '#content/legal/legal-text.ts';
import type { Cart } from '#domain/order/cart.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { readDetails } from '#domain/customer/read-details.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { checkoutReturns, openCheckout } from '#flows/payments/open-checkout.ts';
import { type PlacedOrder, placeOrder } from '#flows/orders/place-order.ts';
import type { OrderRequest } from '#flows/orders/order-request.ts';
import { emptyCart } from '#web/cookies/cart-cookie.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { writeOrderedDraft } from '#web/cookies/draft-cookie.ts';
import { href, withQuery } from '#domain/addresses.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import { detailsProblems } from './details-problems.ts';
import { problemsBeforeDetails } from '#web/routes/order/wizard/cart/cart-change.ts';
import { seenCart } from '#web/routes/order/wizard/cart/seen-cart.ts';
import type { WizardNotice, Problem } from '#web/routes/order/wizard/wizard-props.ts';

/** The result of the legal button: a redirect, or what the customer has to correct or confirm first. */
export type Ordered =
  | Response
  | {
      problems: Problem[];
      notices: WizardNotice[];
      step?: 'cart';
      cart?: Cart;
      /** The typed code does not hold, or no longer. */
      isCodeWrong?: true;
      retryAfterSeconds?: number;
    };

/** The legal button: checks everything once more, stores the order and opens its checkout. */
export async function orderFromForm(
  { services, offering, locale, origin, client }: ShopContext,
  cart: Cart,
  { details, isCodeKnown }: { details: DetailsForm; isCodeKnown: boolean },
  field: PostedFields,
): Promise<Ordered> {
  const early = problemsBeforeDetails(cart);
  if (early.problems.length + early.notices.length > 0) return { ...early, step: 'cart' };
  if (field('seenCart') !== seenCart(cart)) return notice({ key: 'cart-changed' });
  const read = readDetails(details, locale);
  if (!read.ok) return { problems: detailsProblems(details, read.problems), notices: [] };
  const ordered = await placeOrder(services, offering, {
    ...request({ ...offering, shop: services.shop }, cart, details, read.customer, locale),
    seenTotal: Number(field('seenTotal')),
    isCodeKnown,
    client,
  });
  if (!ordered.ok) return refuseDetails(ordered, cart, locale);
  const draft = writeOrderedDraft(details, namingAt(origin));
  // Nothing to pay: the page that a checkout leads to, at once.
  if (ordered.isPaid) {
    const done = withQuery(href('paymentSuccess', locale), { order: ordered.token });
    return leave(done, draft);
  }
  const opened = await openCheckout(services, ordered.orderId, checkoutReturns(services.shop));
  if (opened.ok) return leave(opened.url, draft);
  if (opened.problem === 'checkout-unavailable' || opened.problem === 'checkout-refused') {
    return notice({ key: opened.problem });
  }
  return leave(href('order', locale, { token: ordered.token }), draft);
}

function request(
  { catalogue, shop }: { catalogue: Catalogue; shop: Shop },
  cart: Cart,
  details: DetailsForm,
  customer: Customer,
  locale: Locale,
): Omit<OrderRequest, 'seenTotal' | 'client' | 'isCodeKnown'> {
  return {
    locale,
    cartId: cart.id,
    items: cart.lines.flatMap(({ packageId, quantity, target }) => {
      const sold = findPackage(catalogue, packageId);
      const read = sold && readTarget(sold.platform, sold.service, target ?? '');
      return read?.ok ? [{ packageId, quantity, target: read }] : [];
    }),
    customer,
    discountCode: cleanText(details.discountCode),
    expressConsent: customer.company ? null : details.start === 'now',
    consentVersion: expressRequest[locale].version,
    termsVersion: termsVersion(shop),
    mayInvite: !details.noInvitation,
  };
}

function refuseDetails(
  ordered: Extract<PlacedOrder, { ok: false }>,
  cart: Cart,
  locale: ShopContext['locale'],
): Ordered {
  switch (ordered.problem) {
    case 'total-changed':
      return notice({ key: 'total-changed', total: ordered.quote.total });
    case 'too-often':
      return answerTooOften(ordered.retryAfterSeconds);
    case 'discount-code-unknown':
    case 'discount-code-edition':
    case 'discount-code-used':
    case 'discount-code-repeated':
      return { ...notice(), isCodeWrong: true };
    case 'already-paid':
      return ordered.isSame
        ? redirect(href('order', locale, { token: ordered.token }), 303)
        : { ...notice({ key: 'already-paid' }), cart: { ...emptyCart(), lines: cart.lines } };
    case 'cart-empty':
      return { ...notice({ key: 'add-items' }), step: 'cart' };
    case 'checkout-unavailable':
    case 'orders-stopped':
      return notice({ key: ordered.problem });
  }
}

/** Off to the checkout; what was typed stays for the case that the customer comes back unpaid. */
function leave(url: string, draft: string | undefined): Response {
  return redirect(url, { status: 303, headers: draft ? { 'Set-Cookie': draft } : {} });
}

/** The notice for a customer who has to wait. */
export function answerTooOften(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return { ...notice({ key: 'too-often', minutes }), retryAfterSeconds };
}

function notice(...notices: WizardNotice[]): { problems: Problem[]; notices: WizardNotice[] } {
  return { problems: [], notices };
}
