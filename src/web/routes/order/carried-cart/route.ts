import { redirect } from 'react-router';
import { href, withQuery } from '#domain/addresses.ts';
import { readDetailsForm } from '#domain/customer/details-form.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { readDraft, writeDraft } from '#web/cookies/draft-cookie.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { type ShopContext, shopOf } from '#web/frame/context.ts';
import { mayGoOn } from '#web/routes/order/wizard/cart/cart-change.ts';
import { takeTargets } from '#web/routes/order/wizard/cart/row-targets.ts';
import { seeOther, writeNotice } from '#web/routes/order/wizard/wizard-answers.ts';
import type { Route } from './+types/route.ts';

/** There is nothing to see here; whoever comes by the address alone meant the order. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(href('wizard', shopOf(context).locale), { status: 303 });
}

/**
 * Takes over cart and details from the other edition, which posts them here when its reader changes the
 * language: so they stand in no address and in no log. The guard lets in nothing but the shop's own pages;
 * even so nothing in it is believed, as with the cookies that it becomes. An empty cart takes nothing away.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { locale, origin, offering } = shopOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const naming = namingAt(origin);
  const sent = readCart(offering.catalogue, `cart=${field('cart')}`, 'plain');
  const { cart } = takeTargets(offering.catalogue, sent.cart, field);
  const isFull = cart.lines.length > 0;
  const details = detailsOf(posted, field('draft'), locale);
  const isAtDetails = field('step') === 'details' && mayGoOn(cart);
  const address = href('wizard', locale);
  return seeOther(isAtDetails ? withQuery(address, { step: 'details' }) : address, [
    isFull ? writeCart(cart, naming) : undefined,
    details && writeDraft(details, naming),
    isFull ? writeNotice([{ key: 'carried' }], naming) : undefined,
  ]);
}

/** The details as they lie in their cookie, or as they stand in the form of step 2 where no script runs. */
function detailsOf(posted: FormData, draft: string, locale: ShopContext['locale']) {
  if (draft) return readDraft(`draft=${draft}`, locale, 'plain');
  return posted.has('name') ? readDetailsForm(posted, locale) : undefined;
}
