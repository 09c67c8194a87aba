import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { Cart } from '#domain/order/cart.ts';
import { isCzechCompany } from '#domain/customer/check-details.ts';
import { type DetailsForm, readDetailsForm } from '#domain/customer/details-form.ts';
import { isSameCode } from '#domain/discounts/take-off.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { lookUpCompany } from '#flows/people/look-up-company.ts';
import { type ShopContext, retryAfter } from '#web/frame/context.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { readCompanyNumber } from '#domain/customer/company-numbers.ts';
import { type Redrawn, redraw, seeOther } from '#web/routes/order/wizard/wizard-answers.ts';
import type { WizardNotice } from '#web/routes/order/wizard/wizard-props.ts';
import { readCode } from '#web/routes/order/wizard/wizard-words.ts';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { fieldId } from '#web/forms/form-name.ts';
import { detailsProblems } from './details-problems.ts';
import {
  type Answer,
  clearCode,
  readCodeCookie,
  writeAnswer,
  writeCode,
} from './details-cookies.ts';
import { filledFrom, isOfNumber, withoutFilled, writeFilled } from './found-company.ts';
import { orderFromForm, answerTooOften } from './order-from-form.ts';
import { WIZARD_FORMS } from './details-form-id.ts';

const actions = new Set(['back', 'code', 'enter', 'lookup', 'order']);

/** Whether a form belongs to the second step, by its button. */
export function isOfDetails(action: string): boolean {
  return actions.has(action);
}

/** A post of the second step, and the cookies that came with it. */
interface Posted {
  cart: Cart;
  details: DetailsForm;
  posted: FormData;
  cookies: string;
}

/**
 * A post of the second step. It is answered by another address, so that the page may be reloaded and gone
 * back to; what was typed waits in its cookie. Only who has to wait gets a page at once, as that has a
 * status: 429 or 503.
 * @param noteAway told that the database is away; throws what is any other error
 */
export async function detailsAction(
  shop: ShopContext,
  request: Request,
  { cart, posted }: Pick<Posted, 'cart' | 'posted'>,
  noteAway: (error: unknown) => void,
) {
  const details = readDetailsForm(posted, shop.locale);
  if (!shop.allowance.ok) return waitPage(shop, details, shop.allowance.retryAfterSeconds);
  const cookies = request.headers.get('Cookie') ?? '';
  try {
    return await executeAction(shop, { cart, details, posted, cookies });
  } catch (error) {
    noteAway(error);
    const notices: WizardNotice[] = [{ key: 'shop-away' }];
    return keptPage(shop, { details, notices }, 503, LATER_SECONDS);
  }
}

async function executeAction(shop: ShopContext, post: Posted) {
  const { details } = post;
  switch (actionOf(shop, post)) {
    case 'back':
      return goBack(shop, details);
    case 'code':
      return postCode(shop, post);
    case 'lookup':
      return fillCompany(shop, post);
    case 'order':
      return postOrder(shop, post);
    default:
      return answerDetails(shop, details, {});
  }
}

/** Back to the packages; what was typed waits in its cookie. What that does not hold is said to be too long. */
function goBack(shop: ShopContext, details: DetailsForm) {
  const draft = writeDraft(details, namingAt(shop.origin));
  if (draft) return seeOther(href('wizard', shop.locale), [draft]);
  const problems = detailsProblems(details).filter(({ key }) => key === 'text-too-long');
  return answerDetails(shop, details, { problems });
}

/** Enter does what the filled-in fields are for, where no script knows in which of them it was pressed. */
function actionOf({ services, origin }: ShopContext, { details, posted, cookies }: Posted): string {
  const action = postedFields(posted)(ACTION_FIELD);
  if (action !== 'enter') return action;
  const applied = readCodeCookie(services, cookies, namingAt(origin)) ?? '';
  if (!isSameCode(applied, details.discountCode)) return 'code';
  const { companyInvoice, companyId, companyName } = details;
  const isToFill = companyInvoice && companyName === '' && isCzechCompany(details);
  return isToFill && readCompanyNumber(companyId).ok ? 'lookup' : action;
}

/** What a code is worth is said at its field, as long as it is applied. */
async function postCode(shop: ShopContext, post: Posted) {
  const { details } = post;
  const { retryAfterSeconds: wait, notices = [], ...outcome } = await applyCode(shop, post);
  if (wait !== undefined) return waitPage(shop, details, wait);
  const isRemoved = notices.some(({ key }) => key === 'code-removed');
  return answerDetails(
    shop,
    details,
    isRemoved ? { ...outcome, notices } : { ...outcome, at: 'discountCode' },
  );
}

/** What the typed code is worth, and the cookie that keeps it; or how long to wait after too many wrong ones. */
async function applyCode(
  shop: ShopContext,
  { details, cart, cookies }: Posted,
): Promise<DetailsAnswer & { retryAfterSeconds?: number }> {
  const { services } = shop;
  const naming = namingAt(shop.origin);
  const { code, ...outcome } = await readCode(shop, details, cart);
  if (code) return { ...outcome, cookies: [writeCode(services, code.code, naming)] };
  if (outcome.retryAfterSeconds !== undefined) return outcome;
  const wasApplied = readCodeCookie(services, cookies, naming) !== undefined;
  const isRemoved = wasApplied && outcome.problems.length === 0;
  return {
    problems: outcome.problems,
    notices: isRemoved ? [{ key: 'code-removed' }] : [],
    cookies: wasApplied ? [clearCode(naming)] : [],
  };
}

/** The company's data from the register, for a form without JavaScript. */
async function fillCompany(shop: ShopContext, { details, cookies }: Posted) {
  const naming = namingAt(shop.origin);
  const answer = await lookUpCompany(shop.services, details.companyId, shop.client);
  if (!answer.ok) {
    const { problem } = answer;
    const left = { ...details, ...withoutFilled(details, cookies, naming) };
    const outcome: DetailsAnswer = isOfNumber(problem)
      ? { problems: [{ field: 'companyId', key: problem }], notices: [{ key: 'company-error' }] }
      : { notices: [{ key: 'company-error' }, { key: problem }] };
    return answerDetails(shop, left, outcome);
  }
  const { companyId, isDissolved } = answer.company;
  const filled = filledFrom(answer.company);
  const whole = { ...details, ...filled, companyInvoice: true, companyCountry: 'CZ', companyId };
  return answerDetails(shop, whole, {
    notices: [{ key: isDissolved ? 'company-dissolved' : 'data-loaded' }],
    cookies: [writeFilled(filled, naming)],
  });
}

async function postOrder(shop: ShopContext, post: Posted) {
  const { cart, details, posted, cookies } = post;
  const applied = readCodeCookie(shop.services, cookies, namingAt(shop.origin)) ?? '';
  const isCodeKnown = applied !== '' && isSameCode(applied, details.discountCode);
  const ordered = await orderFromForm(shop, cart, { details, isCodeKnown }, postedFields(posted));
  if (ordered instanceof Response) return ordered;
  const { retryAfterSeconds: wait, ...outcome } = ordered;
  if (wait !== undefined) return waitPage(shop, details, wait);
  // A code that nobody has applied yet is what has changed the total.
  if (isSameCode(applied, details.discountCode) && !outcome.isCodeWrong)
    return answerDetails(shop, details, outcome);
  const read = await applyCode(shop, { ...post, cart: outcome.cart ?? cart });
  if (read.retryAfterSeconds !== undefined) return waitPage(shop, details, read.retryAfterSeconds);
  return answerDetails(shop, details, {
    ...outcome,
    problems: [...(outcome.problems ?? []), ...(read.problems ?? [])],
    notices: withCode(outcome.notices ?? [], read.notices ?? []),
    cookies: read.cookies,
  });
}

/** One notice in place of two: the new code says itself that the total has changed. */
function withCode(outcome: WizardNotice[], read: WizardNotice[]): WizardNotice[] {
  const [first] = read;
  if (first?.key !== 'code-accepted' || !outcome.some(({ key }) => key === 'total-changed'))
    return [...outcome, ...read];
  return [{ key: 'code-confirm', code: first.code }];
}

/** The page for a customer who has to wait. */
function waitPage(shop: ShopContext, details: DetailsForm, seconds: number) {
  return keptPage(shop, { details, ...answerTooOften(seconds) }, 429, seconds);
}

/** Step 2 at once, as it was filled in, for a post that may be made again later. */
function keptPage(
  { origin }: ShopContext,
  { details, notices }: Required<Pick<Redrawn, 'details' | 'notices'>>,
  status: 429 | 503,
  seconds: number,
) {
  const draft = writeDraft(details, namingAt(origin));
  const headers = { ...retryAfter(seconds), ...(draft ? { 'Set-Cookie': draft } : {}) };
  return redraw({ step: 'details', details, notices }, status, headers);
}

/** What a post of step 2 has found, and what the browser has to keep of it. */
interface DetailsAnswer extends Partial<Answer> {
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
function answerDetails(
  { locale, origin }: ShopContext,
  details: DetailsForm,
  outcome: DetailsAnswer,
) {
  const { step = 'details', cart, at, problems = [], notices = [], cookies = [] } = outcome;
  const naming = namingAt(origin);
  const draft = writeDraft(details, naming);
  if (!draft) return redraw({ step, details, code: null, problems, notices }, 422);
  const address = href('wizard', locale);
  const position = at === undefined ? '' : `#${fieldId(WIZARD_FORMS, at)}`;
  return seeOther(step === 'details' ? withQuery(address, { step }) + position : address, [
    draft,
    writeAnswer({ problems, notices }, naming),
    cart && writeCart(cart, naming),
    ...cookies,
  ]);
}
