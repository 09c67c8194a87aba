import type { Cart } from '#domain/order/cart.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { type ShopContext, retryAfter } from '#web/frame/context.ts';
import { LATER_SECONDS } from '#flows/later.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { href, withQuery } from '#domain/addresses.ts';
import {
  cartIntents,
  changeCart,
  openService,
  problemsBeforeDetails,
  readBuilder,
} from '#web/routes/order/wizard/cart/cart-change.ts';
import { detailsAction, isOfDetails } from '#web/routes/order/wizard/details/details-action.ts';
import { tooOften } from '#web/routes/order/wizard/details/order-from-form.ts';
import { writeNotice } from './notice-cookie.ts';
import { type Redrawn, redraw, seeOther } from './wizard-answers.ts';

/**
 * Every post of the wizard; without JavaScript all of it goes this way, by the same rules. Whatever
 * keeps it from being carried out, the form comes back as it was filled in.
 * @param noteAway told that the database is away; throws what is any other error
 */
export async function wizardAction(
  shop: ShopContext,
  request: Request,
  noteAway: (error: unknown) => void,
) {
  const posted = await request.formData();
  const field = postedFields(posted);
  const { cart } = readCart(
    shop.offering.catalogue,
    request.headers.get('Cookie'),
    namingAt(shop.origin),
  );
  if (isOfDetails(field('intent'))) {
    return detailsAction(shop, request, { cart, posted }, noteAway);
  }
  const typed: Redrawn = { builder: readBuilder(field) };
  if (!shop.allowance.ok) {
    const { retryAfterSeconds, ...said } = tooOften(shop.allowance.retryAfterSeconds);
    return redraw({ ...typed, ...said }, 429, retryAfter(retryAfterSeconds));
  }
  try {
    return carryOut(shop, cart, field);
  } catch (error) {
    noteAway(error);
    return redraw({ ...typed, notices: [{ key: 'shop-away' }] }, 503, retryAfter(LATER_SECONDS));
  }
}

function carryOut(shop: ShopContext, cart: Cart, field: PostedFields) {
  const intent = field('intent');
  if (cartIntents.includes(intent)) return postCart(shop, cart, intent, field);
  if (intent === 'continue') return goOn(shop, cart);
  return redraw({ builder: openService(shop.offering.catalogue, readBuilder(field)) }, 200);
}

function postCart(
  { locale, origin, offering }: ShopContext,
  cart: Cart,
  intent: string,
  field: PostedFields,
) {
  const changed = changeCart(offering.catalogue, cart, intent, field);
  const builder = intent === 'add' ? { builder: readBuilder(field) } : {};
  if (!changed.ok) {
    const { problems, notices } = changed;
    return redraw({ ...builder, problems, notices }, 422);
  }
  const naming = namingAt(origin);
  const line = writeCart(changed.cart, naming);
  if (!line) return redraw({ ...builder, problems: [{ field: 'package', key: 'cart-full' }] }, 422);
  return seeOther(href('wizard', locale), [line, writeNotice(changed.notices, naming)]);
}

function goOn({ locale }: ShopContext, cart: Cart) {
  const { problems, notices } = problemsBeforeDetails(cart);
  if (problems.length + notices.length > 0) return redraw({ problems, notices }, 422);
  return seeOther(withQuery(href('wizard', locale), { step: 'details' }));
}
