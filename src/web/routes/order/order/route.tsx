import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { redirect } from 'react-router';
import { findOrderOnPage } from '#database/orders/after-sales.ts';
import { listInvoices } from '#database/payments/payment-records.ts';
import { findOrderByToken, findOrderRowByToken } from '#database/orders/orders.ts';
import { expressRequest } from '#content/legal/consent.ts';
import { withOrderAgain } from '#domain/order/cart.ts';
import { askEarlyStart } from '#flows/orders/ask-early-start.ts';
import { cancelOrder } from '#flows/orders/cancel-order.ts';
import { giveTarget } from '#flows/orders/give-target.ts';
import { checkoutReturns, openCheckout } from '#flows/payments/open-checkout.ts';
import type { Locale } from '#domain/locale.ts';
import type { Services } from '#flows/services.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { newId } from '#web/cookies/new-id.ts';
import { type ShopContext, retryAfter, shopOf } from '#web/frame/context.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { isIncomplete } from '#web/frame/failure.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { href } from '#domain/addresses.ts';
import { useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';
import { OrderPage } from './page.tsx';
import type { TriedTarget } from './target-form.tsx';
import { ComplaintAway } from './complaints.tsx';
import { findAfterSales, lineId } from './after-sales.ts';
import {
  isAfterSalesAction,
  keptAfterSales,
  refuseOrderForm,
  runAfterSalesPost,
  redirectToOrder,
} from './after-sales-action.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { supportMail, brand } = services.shop;
  const common = { supportMail, brand, token: params.token, now: services.clock() };
  // The action has just found the database away: nothing is asked, so that what was typed can be shown.
  if (isIncomplete(context)) return { ...common, shown: undefined };
  const found = await findOrderOnPage(services.db, params.token);
  if (!found) throw redirect(href('notFound', locale), 302);
  const { order } = found;
  const invoices = await listInvoices(services.db, order.id);
  return {
    ...common,
    shown: { order, invoices, afterSales: await findAfterSales(services, order, found.afterSales) },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { locale, services, client } = shopOf(context);
  const { token } = params;
  const field = postedFields(await request.formData());
  const action = field(ACTION_FIELD);
  const tried: TriedTarget | undefined =
    action === 'target'
      ? { line: field('line'), input: field('target'), confirmed: field('confirmed-target') }
      : undefined;
  const limit = action === 'pay' ? 'order-pay' : 'order-page';
  const allowance = await services.limits.take(limit, client);
  if (!allowance.ok) {
    const headers = retryAfter(allowance.retryAfterSeconds);
    const afterSalesInput = keptAfterSales(action, field);
    return refuseOrderForm(429, { problem: 'too-often', tried, afterSalesInput }, headers);
  }
  if (tried) return takeTarget(services, locale, token, tried);
  if (isAfterSalesAction(action)) return runAfterSalesPost(context, action, token, field);
  switch (action) {
    case 'cancel':
      return cancel(services, locale, token);
    case 'pay':
      return pay(services, locale, token);
    case 'early-start':
      return startEarly(services, locale, token, field);
    case 'again':
      return orderAgain(shopOf(context), token, request.headers.get('Cookie'));
    default:
      return refuseOrderForm(422, { problem: 'intent-unknown' });
  }
}

async function cancel(services: Services, locale: Locale, token: string) {
  const canceled = await cancelOrder(services, token);
  // The page itself shows the result.
  if (canceled.ok) return redirectToOrder(locale, token);
  const { problem } = canceled;
  if (problem === 'order-over' || problem === 'changed-meanwhile')
    return redirectToOrder(locale, token);
  return refuseOrderForm(409, { problem });
}

async function pay(services: Services, locale: Locale, token: string) {
  const order = await findOrderRowByToken(services.db, token);
  if (!order) return redirect(href('notFound', locale), 302);
  const opened = await openCheckout(services, order.id, checkoutReturns(services.shop));
  if (opened.ok) return redirect(opened.url, 303);
  const isOver = opened.problem === 'not-payable' && order.state !== 'pending';
  return isOver
    ? redirectToOrder(locale, token)
    : refuseOrderForm(409, { problem: opened.problem });
}

/** Only the wording that stands beside the box today can be agreed to. */
async function startEarly(services: Services, locale: Locale, token: string, field: PostedFields) {
  const { version } = expressRequest[locale];
  const isAsked = field('expressConsent') !== '' && field('consentVersion') === version;
  const asked = await askEarlyStart(services, { token, isAsked, consentVersion: version });
  if (asked.ok) return redirectToOrder(locale, token);
  if (asked.problem === 'order-unknown') return redirect(href('notFound', locale), 302);
  return refuseOrderForm(isAsked ? 409 : 422, { problem: asked.problem });
}

/** The same packages for the same targets, besides what the browser's cart holds. */
async function orderAgain(
  { services, locale, offering, origin }: ShopContext,
  token: string,
  cookies: string | null,
) {
  const order = await findOrderByToken(services.db, token);
  if (!order) return redirect(href('notFound', locale), 302);
  const naming = namingAt(origin);
  const { cart } = readCart(offering.catalogue, cookies, naming);
  const full = withOrderAgain(offering.catalogue, cart, order.lines, () => newId(6));
  const written = full && writeCart(full, naming);
  if (!written) return refuseOrderForm(409, { problem: 'cart-full' });
  return redirect(href('wizard', locale), { status: 303, headers: { 'Set-Cookie': written } });
}

/** The target of a line that was ordered without one, from the form beside it. */
async function takeTarget(services: Services, locale: Locale, token: string, tried: TriedTarget) {
  const given = await giveTarget(services, { token, ...tried });
  if (given.ok) return redirectToOrder(locale, token, lineId(tried.line));
  switch (given.problem) {
    case 'order-unknown':
      return redirect(href('notFound', locale), 302);
    case 'target-given':
    case 'target-not-asked':
      return refuseOrderForm(409, { problem: given.problem });
    case 'target-same':
      return refuseOrderForm(422, { tried: { ...tried, problem: { problem: 'target-same' } } });
    default:
      return refuseOrderForm(422, { tried: { ...tried, problem: given } });
  }
}

export const headers = answerHeaders;

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogue } = usePageFacts().offering;
  const { shown, token, ...common } = loaderData;
  const { order: m, afterSales } = useWords();
  if (!shown) {
    return (
      <>
        <title>{m.errorTitle(`${afterSales.complaint.heading} | ${common.brand}`)}</title>
        <ComplaintAway {...common} {...{ token }} tried={actionData?.afterSalesInput?.complaint} />
      </>
    );
  }
  const title = m.title(shown.order.number, common.brand);
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{actionData ? m.errorTitle(title) : title}</title>
      <OrderPage {...common} {...shown} {...actionData} catalogue={catalogue} />
    </>
  );
}
