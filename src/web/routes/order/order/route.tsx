import { data, redirect } from 'react-router';
import { listInvoices } from '#database/invoices.ts';
import { findOrderByToken, findOrderRowByToken } from '#database/orders.ts';
import { cancelOrder } from '#flows/orders/cancel-order.ts';
import { giveTarget } from '#flows/orders/give-target.ts';
import { openCheckout } from '#flows/payments/open-checkout.ts';
import type { Locale } from '#domain/locale.ts';
import type { Services } from '#flows/services.ts';
import { checkoutReturns } from '#flows/payments/checkout-returns.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import type { Route } from './+types/route.ts';
import { OrderPage, type OrderProblem } from './page.tsx';
import type { TriedTarget } from './target-form.tsx';
import { orderMessages } from './words.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const order = await findOrderByToken(services.db, params.token);
  if (!order) throw redirect(href('notFound', locale), 302);
  const { supportMail } = services.shop;
  const invoices = await listInvoices(services.db, order.id);
  return { order, invoices, locale, supportMail, now: services.clock() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { locale, services, client } = shopOf(context);
  const { token } = params;
  const field = postedFields(await request.formData());
  const intent = field('intent');
  const tried: TriedTarget | undefined =
    intent === 'target' ? { line: field('line'), typed: field('target') } : undefined;
  const allowance = await services.limits.take('order-page', client);
  if (!allowance.ok) {
    const headers = retryAfter(allowance.retryAfterSeconds);
    return refused(429, { problem: 'too-often', tried }, headers);
  }
  if (tried) return takeTarget(services, locale, token, tried);
  const here = href('order', locale, { token });
  if (intent === 'cancel') {
    const canceled = await cancelOrder(services, token);
    // The page itself shows the result.
    if (canceled.ok || canceled.problem === 'order-over') return redirect(here, 303);
    return refused(409, { problem: canceled.problem });
  }
  if (intent !== 'pay') return refused(422, { problem: 'intent-unknown' });
  const order = await findOrderRowByToken(services.db, token);
  if (!order) return redirect(href('notFound', locale), 302);
  const opened = await openCheckout(services, order.id, checkoutReturns(services.shop));
  if (opened.ok) return redirect(opened.url, 303);
  const isOver = opened.problem === 'not-payable' && order.state !== 'pending';
  if (isOver) return redirect(here, 303);
  return refused(409, { problem: opened.problem });
}

/** Why nothing came of what was posted, with what was typed. */
interface Refused {
  problem?: OrderProblem | undefined;
  tried?: TriedTarget | undefined;
}

function refused(status: number, why: Refused, headers: HeadersInit = {}) {
  return data(why, { status, headers });
}

/** The target of a line that was ordered without one, from the form beside it. */
async function takeTarget(services: Services, locale: Locale, token: string, tried: TriedTarget) {
  const given = await giveTarget(services, { token, ...tried });
  if (given.ok) return redirect(href('order', locale, { token }), 303);
  switch (given.problem) {
    case 'order-unknown':
      return redirect(href('notFound', locale), 302);
    case 'target-given':
    case 'target-not-asked':
      return refused(409, { problem: given.problem });
    default:
      return refused(422, { tried: { ...tried, problem: given } });
  }
}

export const headers = answerHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  const title = orderMessages[loaderData.locale].title(loaderData.order.number);
  return pageMeta({ title });
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogue } = usePageFacts().offering;
  const m = orderMessages[loaderData.locale];
  return <OrderPage {...loaderData} catalogue={catalogue} m={m} {...actionData} />;
}
