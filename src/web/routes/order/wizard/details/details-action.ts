import type { Cart } from '#domain/order/cart.ts';
import { type DetailsForm, readDetailsForm } from '#domain/customer/details-form.ts';
import { LATER_SECONDS } from '#flows/later.ts';
import { lookUpCompany } from '#flows/people/look-up-company.ts';
import { type ShopContext, retryAfter } from '#web/frame/context.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { href } from '#domain/addresses.ts';
import { readCode } from '#web/routes/order/wizard/wizard-words.ts';
import { type Redrawn, redraw, seeOther } from '#web/routes/order/wizard/wizard-answers.ts';
import type { Notice, Problem } from '#web/routes/order/wizard/wizard-props.ts';
import { orderFromForm, tooOften } from './order-from-form.ts';

const intents = new Set(['back', 'code', 'lookup', 'order']);

/** Whether a form belongs to the second step, by its button. */
export function isOfDetails(intent: string): boolean {
  return intents.has(intent);
}

interface Posted {
  details: DetailsForm;
  field: PostedFields;
}

/**
 * A post of the second step. Whatever keeps it from being carried out, the form comes back as it was
 * filled in.
 * @param noteAway told that the database is away; throws what is any other error
 */
export async function detailsAction(
  shop: ShopContext,
  cart: Cart,
  posted: FormData,
  noteAway: (error: unknown) => void,
) {
  const details = readDetailsForm(posted, shop.locale);
  const typed: Redrawn = { step: 'details', details };
  if (!shop.allowance.ok) {
    const { retryAfterSeconds, ...said } = tooOften(shop.allowance.retryAfterSeconds);
    return redraw({ ...typed, ...said }, 429, retryAfter(retryAfterSeconds));
  }
  try {
    return await carryOut(shop, cart, { details, field: postedFields(posted) });
  } catch (error) {
    noteAway(error);
    const draft = writeDraft(details, namingAt(shop.origin));
    const headers = { ...retryAfter(LATER_SECONDS), ...(draft ? { 'Set-Cookie': draft } : {}) };
    return redraw({ ...typed, notices: [{ key: 'shop-away' }] }, 503, headers);
  }
}

async function carryOut(shop: ShopContext, cart: Cart, { details, field }: Posted) {
  switch (field('intent')) {
    case 'back':
      return leaveDetails(shop, details);
    case 'code':
      return redrawDetails(shop, cart, { details });
    case 'lookup':
      return redrawDetails(shop, cart, await fillCompany(shop, details));
    default:
      return postOrder(shop, cart, details, field);
  }
}

/** Back to the packages; what was typed waits in its cookie. */
function leaveDetails({ locale, origin }: ShopContext, details: DetailsForm) {
  return seeOther(href('wizard', locale), [writeDraft(details, namingAt(origin))]);
}

/** The company's data from the register, for a form without JavaScript. */
async function fillCompany(
  { services, client }: ShopContext,
  details: DetailsForm,
): Promise<{ details: DetailsForm; problems: Problem[]; notices: Notice[] }> {
  const answer = await lookUpCompany(services, details.companyId, client);
  if (!answer.ok) {
    const problems: Problem[] = [{ field: 'companyId', key: answer.problem }];
    return { details, problems, notices: [{ key: 'company-error' }] };
  }
  const { name: companyName, vatId = '', address, companyId, isDissolved } = answer.company;
  return {
    details: { ...details, companyInvoice: true, companyId, companyName, vatId, address },
    problems: [],
    notices: [{ key: isDissolved ? 'company-dissolved' : 'data-loaded' }],
  };
}

async function postOrder(shop: ShopContext, cart: Cart, details: DetailsForm, field: PostedFields) {
  const ordered = await orderFromForm(shop, cart, details, field);
  if (ordered instanceof Response) return ordered;
  const { retryAfterSeconds: wait, ...said } = ordered;
  const shown = said.cart ?? cart;
  if (wait === undefined) return redrawDetails(shop, shown, { details, ...said }, 422);
  return redrawDetails(shop, shown, { details, ...said }, 429, retryAfter(wait));
}

/** Step 2 once more, with what its discount code is worth. */
async function redrawDetails(
  { services, offering, origin }: ShopContext,
  cart: Cart,
  redrawn: Redrawn & { details: DetailsForm },
  status = 200,
  headers: Record<string, string> = {},
) {
  const { code, problems, notices } = await readCode(services, offering, redrawn.details, cart);
  const merged: Redrawn = {
    step: 'details',
    ...redrawn,
    code,
    problems: [...(redrawn.problems ?? []), ...problems],
    notices: [...(redrawn.notices ?? []), ...notices],
  };
  const cookie = redrawn.cart && writeCart(redrawn.cart, namingAt(origin));
  return redraw(merged, status, cookie ? { ...headers, 'Set-Cookie': cookie } : headers);
}
