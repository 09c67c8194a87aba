import { redirect } from 'react-router';
import { readPaymentId } from '#domain/customer/enquiry-kind.ts';
import { type OrderStand, findStandByCheckout } from '#database/checkouts.ts';
import { findOrderByToken } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { singlePrice } from '#domain/catalogue/pricing.ts';
import { formatEuroSum, formatMoney } from '#domain/money.ts';
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
  const order = token ? await findOrderByToken(services.db, token) : undefined;
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
  const sum = stand && outcome === 'open' ? saySum(locale, stand) : undefined;
  const { brand } = services.shop;
  const customer = { name: order?.name ?? '', email: order?.email ?? '' };
  return { locale, checkoutId, outcome, sum, brand, customer, token: order?.token };
}

/** With its euro figure in English, as in the cart (rules 36). */
function saySum(locale: Locale, { total, lines }: Pick<OrderStand, 'total' | 'lines'>): string {
  const euro = locale === 'en' ? formatEuroSum(total, singlePrice(lines)) : undefined;
  return euro ? `${formatMoney(locale, total)} (${euro})` : formatMoney(locale, total);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, outcome, brand } = loaderData;
  return pageMeta({ title: `${paymentMessages[locale].canceled.titles[outcome]} | ${brand}` });
}

export default function PaymentCanceledRoute({ loaderData }: Route.ComponentProps) {
  const { canceled, link } = paymentMessages[loaderData.locale];
  return <PaymentCanceled {...loaderData} m={canceled} askLink={link.ask} />;
}
