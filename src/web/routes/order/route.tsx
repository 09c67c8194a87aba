import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { listInvoices } from '#database/invoices.ts';
import { findOrderByToken, findOrderRowByToken } from '#database/orders.ts';
import { cancelOrder } from '#flows/cancel-order.ts';
import { openCheckout } from '#flows/open-checkout.ts';
import { checkoutReturns } from '#web/checkout-returns.ts';
import { retryAfter, shopOf } from '#web/context.ts';
import { pageMeta } from '#web/page-meta.ts';
import { href } from '#web/paths.ts';
import { OrderPage } from './page.tsx';
import { orderMessages } from './words.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { locale, services } = shopOf(context);
  const order = await findOrderByToken(services.db, params.token ?? '');
  if (!order) throw redirect(href('notFound', locale), 302);
  const { supportMail } = services.shop;
  const invoices = await listInvoices(services.db, order.id);
  const shown = { order, invoices, locale, supportMail, now: services.clock() };
  return data(shown, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { locale, services, client } = shopOf(context);
  const turn = await services.limits.take('order-page', client);
  if (!turn.ok) {
    const headers = retryAfter(turn.retryAfterSeconds);
    return data({ problem: 'too-often' as const }, { status: 429, headers });
  }
  const token = params.token ?? '';
  const intent = (await request.formData()).get('intent');
  const here = href('order', locale, { token });
  if (intent === 'cancel') {
    const canceled = await cancelOrder(services, token);
    return canceled.ok ? redirect(here, 303) : data({ problem: canceled.problem }, { status: 409 });
  }
  const order = await findOrderRowByToken(services.db, token);
  if (!order) return redirect(href('notFound', locale), 302);
  const opened = await openCheckout(services, order.id, checkoutReturns(services.shop));
  return opened.ok ? redirect(opened.url, 303) : data({ problem: opened.problem }, { status: 409 });
}

export function headers({ loaderHeaders, actionHeaders }: Record<string, Headers>) {
  return new Headers([...(loaderHeaders ?? []), ...(actionHeaders ?? [])]);
}

type Loaded = Awaited<ReturnType<typeof loader>>['data'];

export function meta({ loaderData }: { loaderData?: Loaded }) {
  if (!loaderData) return [];
  const title = orderMessages[loaderData.locale].title(loaderData.order.number);
  return pageMeta({ title, isPrivate: true });
}

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return <OrderPage {...loaded} m={orderMessages[loaded.locale]} problem={acted?.problem} />;
}
