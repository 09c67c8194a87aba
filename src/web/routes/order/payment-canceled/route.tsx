import { redirect } from 'react-router';
import { readPaymentId } from '#domain/customer/enquiry-kind.ts';
import { findStandByCheckout } from '#database/checkouts.ts';
import { findOrderRowByToken } from '#database/orders.ts';
import { formatMoney } from '#domain/money.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { type Outcome, PaymentCanceled } from './page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('order') ?? '';
  const order = token ? await findOrderRowByToken(services.db, token) : undefined;
  const named = readPaymentId(searchParams.get('session_id'));
  const stand = order
    ? { ...order, outcome: order.checkout.outcome }
    : named && (await findStandByCheckout(services.db, named));
  if (stand && (stand.paidAt || stand.outcome === 'processing')) {
    const success = href('paymentSuccess', locale);
    throw redirect(order ? withQuery(success, { order: token }) : success, 303);
  }
  const checkoutId = order?.checkout.checkoutId ?? named;
  const outcome: Outcome = stand ? (stand.state === 'pending' ? 'open' : 'ended') : 'unknown';
  const sum = stand && outcome === 'open' ? formatMoney(locale, stand.total) : undefined;
  const { brand } = services.shop;
  const customer = { name: order?.name ?? '', email: order?.email ?? '' };
  return { locale, checkoutId, outcome, sum, brand, customer, token: order?.token };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, outcome, brand } = loaderData;
  return pageMeta({ title: `${wordsOf(locale).payment.canceled.titles[outcome]} | ${brand}` });
}

export default function PaymentCanceledRoute({ loaderData }: Route.ComponentProps) {
  const { canceled, link } = wordsOf(loaderData.locale).payment;
  return <PaymentCanceled {...loaderData} m={canceled} askLink={link.ask} />;
}
