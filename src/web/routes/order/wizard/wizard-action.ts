import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { Cart } from '#domain/order/cart.ts';
import { platformIds } from '#domain/catalogue/price-list.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { type ShopContext, retryAfter } from '#web/frame/context.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { href, withQuery } from '#domain/addresses.ts';
import {
  beginsCart,
  cartActions,
  changeCart,
  openService,
  readBuilder,
  switchAction,
} from '#web/routes/order/wizard/cart/cart-change.ts';
import { readTargetInputs } from '#web/routes/order/wizard/cart/row-targets.ts';
import { detailsAction, isOfDetails } from '#web/routes/order/wizard/details/details-action.ts';
import { answerTooOften } from '#web/routes/order/wizard/details/order-from-form.ts';
import { orderAgain } from './order-again.ts';
import { type Redrawn, redraw, seeOther, writeNotice } from './wizard-answers.ts';

/**
 * Every post of the wizard; without JavaScript all of it goes this way, by the same rules. Whatever
 * keeps it from being carried out, the form comes back as it was filled in.
 * @param noteAway told that the database, which the second step asks, is away; throws what is any other error
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
  if (isOfDetails(field(ACTION_FIELD))) {
    return detailsAction(shop, request, { cart, posted }, noteAway);
  }
  const input = readWizardInput(cart, field);
  if (!shop.allowance.ok) {
    const { retryAfterSeconds, ...outcome } = answerTooOften(shop.allowance.retryAfterSeconds);
    return redraw({ ...input, ...outcome }, 429, retryAfter(retryAfterSeconds));
  }
  if (field(ACTION_FIELD) === 'again') {
    try {
      return await orderAgain(shop, cart, field('payment'));
    } catch (error) {
      noteAway(error);
      return redraw({ notices: [{ key: 'shop-away' }] }, 503, retryAfter(LATER_SECONDS));
    }
  }
  return executeAction(shop, cart, field);
}

/** The form as it was filled in, to be drawn once more. */
function readWizardInput(cart: Cart, field: PostedFields): Redrawn {
  const isOfBuilder = field(ACTION_FIELD) === 'add' || field('platform') !== '';
  return {
    targets: readTargetInputs(cart, field),
    ...(isOfBuilder ? { builder: readBuilder(field), isBuilderOpen: true } : {}),
  };
}

function executeAction(shop: ShopContext, cart: Cart, field: PostedFields) {
  const action = field(ACTION_FIELD);
  if (cartActions.includes(action)) return postCart(shop, cart, action, field);
  const input = readBuilder(field);
  // The button by which a link of another platform is followed there.
  const platform = platformIds.find((id) => action === switchAction(id)) ?? input.platform;
  const builder = openService(shop.offering.catalogue, { ...input, platform });
  return redraw({ builder, isBuilderOpen: true }, 200);
}

function postCart(
  { locale, origin, offering, services }: ShopContext,
  cart: Cart,
  action: string,
  field: PostedFields,
) {
  const naming = namingAt(origin);
  const input = readWizardInput(cart, field);
  const changed = changeCart(offering.catalogue, cart, action, field);
  const line = changed.cart && writeCart(changed.cart, naming);
  if (changed.cart && !line) {
    return redraw({ ...input, problems: [{ field: 'package', key: 'cart-full' }] }, 422);
  }
  if (!changed.ok) {
    const { problems, notices } = changed;
    const kept = line ? { cart: changed.cart } : {};
    return redraw(
      { ...input, ...kept, problems, notices },
      422,
      line ? { 'Set-Cookie': line } : {},
    );
  }
  if (beginsCart(cart, changed.cart)) services.countCart(locale);
  const address = href('wizard', locale);
  const to = action === 'continue' ? withQuery(address, { step: 'details' }) : address;
  return seeOther(to, [line, writeNotice(changed.notices, naming)]);
}
