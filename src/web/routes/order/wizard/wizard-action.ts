import { data, redirect } from 'react-router';
import type { Cart } from '#domain/order/cart.ts';
import { type DetailsForm, readDetailsForm } from '#domain/customer/details-form.ts';
import { lookUpCompany } from '#flows/people/look-up-company.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { type ShopContext, retryAfter } from '#web/frame/context.ts';
import { LATER_SECONDS } from '#flows/later.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { href, withQuery } from '#domain/addresses.ts';
import {
  cartIntents,
  changeCart,
  openService,
  problemsBeforeDetails,
  readBuilder,
} from '#web/routes/order/wizard/cart/cart-change.ts';
import { readCode } from './wizard-words.ts';
import { writeNotice } from './notice-cookie.ts';
import { orderFromForm, tooOften } from '#web/routes/order/wizard/details/order-from-form.ts';
import type { Notice, Problem, WizardProps } from './wizard-props.ts';

/** The props that a post changes on the page that is drawn again. */
export type Redrawn = Partial<
  Pick<WizardProps, 'step' | 'cart' | 'builder' | 'details' | 'code' | 'problems' | 'notices'>
>;

const detailsIntents = new Set(['back', 'code', 'lookup', 'order']);

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
  const intent = field('intent');
  const details = readDetailsForm(posted, shop.locale);
  const isOfDetails = detailsIntents.has(intent);
  const typed: Redrawn = isOfDetails
    ? { step: 'details', details }
    : { builder: readBuilder(field) };
  if (!shop.allowance.ok) {
    const { retryAfterSeconds, ...said } = tooOften(shop.allowance.retryAfterSeconds);
    return redraw({ ...typed, ...said }, 429, retryAfter(retryAfterSeconds));
  }
  try {
    return await carryOut(shop, cart, { intent, details, field });
  } catch (error) {
    noteAway(error);
    const draft = isOfDetails && writeDraft(details, namingAt(shop.origin));
    const headers = { ...retryAfter(LATER_SECONDS), ...(draft ? { 'Set-Cookie': draft } : {}) };
    return redraw({ ...typed, notices: [{ key: 'shop-away' }] }, 503, headers);
  }
}

interface Posted {
  intent: string;
  details: DetailsForm;
  field: PostedFields;
}

async function carryOut(shop: ShopContext, cart: Cart, { intent, details, field }: Posted) {
  if (cartIntents.includes(intent)) return postCart(shop, cart, intent, field);
  switch (intent) {
    case 'continue':
      return goOn(shop, cart);
    case 'back':
      return leaveDetails(shop, details);
    case 'code':
      return redrawDetails(shop, cart, { details });
    case 'lookup':
      return redrawDetails(shop, cart, await fillCompany(shop, details));
    case 'order':
      return postOrder(shop, cart, details, field);
    default:
      return redraw({ builder: openService(shop.offering.catalogue, readBuilder(field)) }, 200);
  }
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

function redraw(redrawn: Redrawn, status: number, headers: Record<string, string> = {}) {
  return data(redrawn, { status, headers });
}

function seeOther(address: string, cookies: (string | undefined)[] = []) {
  const headers = new Headers();
  for (const cookie of cookies) if (cookie) headers.append('Set-Cookie', cookie);
  return redirect(address, { status: 303, headers });
}
