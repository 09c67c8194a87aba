import { type LoaderFunctionArgs, data, redirect, useLoaderData } from 'react-router';
import { findOrderRowByToken } from '#database/orders.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { paymentMessages } from '#web/routes/order/payment-success/words.ts';
import { type Outcome, PaymentCanceled } from './page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, services } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('order') ?? '';
  const order = token ? await findOrderRowByToken(services.db, token) : undefined;
  if (order?.paidAt || order?.checkoutOutcome === 'processing') {
    throw redirect(withQuery(href('paymentSuccess', locale), { order: token }), 303);
  }
  const paymentId = order?.checkoutId ?? readPaymentId(searchParams.get('session_id'));
  const outcome: Outcome = order ? (order.state === 'pending' ? 'open' : 'ended') : 'unknown';
  const shown = { locale, paymentId, outcome, supportMail: services.shop.supportMail };
  const headers = { 'Cache-Control': 'no-store' };
  return data({ ...shown, token: order?.token }, { headers });
}

/** What the address says is shown only where it looks like an id and nothing else. */
function readPaymentId(typed: string | null): string | undefined {
  return typed && /^[\w-]{1,120}$/.test(typed) ? typed : undefined;
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

type Loaded = Awaited<ReturnType<typeof loader>>['data'];

export function meta({ loaderData }: { loaderData?: Loaded }) {
  if (!loaderData) return [];
  return pageMeta({ title: paymentMessages[loaderData.locale].canceled.title });
}

export default function PaymentCanceledRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <PaymentCanceled {...loaded} m={paymentMessages[loaded.locale].canceled} />;
}
