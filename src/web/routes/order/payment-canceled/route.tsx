import { redirect } from 'react-router';
import { readPaymentId } from '#domain/customer/enquiry-kind.ts';
import { findOrderRowByToken } from '#database/orders.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { paymentMessages } from '#web/routes/order/payment-success/words.ts';
import type { Route } from './+types/route.ts';
import { type Outcome, PaymentCanceled } from './page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('order') ?? '';
  const order = token ? await findOrderRowByToken(services.db, token) : undefined;
  if (order?.paidAt || order?.checkout.outcome === 'processing') {
    throw redirect(withQuery(href('paymentSuccess', locale), { order: token }), 303);
  }
  const checkoutId = order?.checkout.checkoutId ?? readPaymentId(searchParams.get('session_id'));
  const outcome: Outcome = order ? (order.state === 'pending' ? 'open' : 'ended') : 'unknown';
  const { brand } = services.shop;
  const customer = { name: order?.name ?? '', email: order?.email ?? '' };
  return { locale, checkoutId, outcome, brand, customer, token: order?.token };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, outcome, brand } = loaderData;
  return pageMeta({ title: `${paymentMessages[locale].canceled.titles[outcome]} | ${brand}` });
}

export default function PaymentCanceledRoute({ loaderData }: Route.ComponentProps) {
  const { canceled, link } = paymentMessages[loaderData.locale];
  return <PaymentCanceled {...loaderData} m={canceled} askLink={link.ask} />;
}
