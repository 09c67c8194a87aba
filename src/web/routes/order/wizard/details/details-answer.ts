import type { Cart } from '#domain/order/cart.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { fieldId } from '#web/forms/form-name.ts';
import { redraw, seeOther } from '#web/routes/order/wizard/wizard-answers.ts';
import { type Answer, writeAnswer } from './answer-cookie.ts';
import { WIZARD_FORMS } from './details-form-id.ts';

/** What a post of step 2 has found, and what the browser has to keep of it. */
export interface Said extends Partial<Answer> {
  /** Of step 1 where something is missing there. */
  step?: 'cart';
  /** Where it has changed. */
  cart?: Cart;
  /** The field at which the answer is shown; by default the page begins at its top. */
  at?: 'discountCode';
  cookies?: (string | undefined)[];
}

/**
 * Step 2 once more, by another address: what was typed, and what is said about it, lie in cookies. A
 * form that no cookie holds, because a text is far too long, comes back as the page of its post.
 */
export function answerDetails({ locale, origin }: ShopContext, details: DetailsForm, said: Said) {
  const { step = 'details', cart, at, problems = [], notices = [], cookies = [] } = said;
  const naming = namingAt(origin);
  const draft = writeDraft(details, naming);
  if (!draft) return redraw({ step, details, code: null, problems, notices }, 422);
  const address = href('wizard', locale);
  const place = at === undefined ? '' : `#${fieldId(WIZARD_FORMS, at)}`;
  return seeOther(step === 'details' ? withQuery(address, { step }) + place : address, [
    draft,
    writeAnswer({ problems, notices }, naming),
    cart && writeCart(cart, naming),
    ...cookies,
  ]);
}
