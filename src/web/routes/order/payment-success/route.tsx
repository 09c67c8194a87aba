import { data } from 'react-router';
import { isEmailSent } from '#database/emails/emails.ts';
import { type Order, findOrderByToken } from '#database/orders/orders.ts';
import { isOrderedAs } from '#domain/order/cart.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { confirmPayment } from '#flows/payments/confirm-payment.ts';
import type { Services } from '#flows/services.ts';
import { emptyCart, readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { shopOf } from '#web/frame/context.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { forgetDetails } from '#web/routes/order/wizard/details/details-cookies.ts';
import { reportContext } from '#web/frame/failure.ts';
import type { LeadingOn } from '#web/frame/lead-on.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';
import type { Route } from './+types/route.ts';
import { type PaymentOutcome, PaymentSuccess, outcomeTitle } from './page.tsx';
/** Milliseconds that the page waits for the provider before it says that it is still checking. */
const PATIENCE_MS = 3000;
/** Where no script asks (browser/await-payment.ts), the page is loaded again after some seconds. */
const askAgain: LeadingOn = { after: 5 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services, offering, origin, client } = shopOf(context);
  const token = new URL(request.url).searchParams.get('order') ?? '';
  const report = context.get(reportContext);
  const outcome = await learnOutcome(services, { token, client, report });
  const headers = new Headers();
  const order = outcome.state === 'unknown' ? undefined : outcome.order;
  if (order?.paidAt) {
    const naming = namingAt(origin);
    const { cart } = readCart(offering.catalogue, request.headers.get('Cookie'), naming);
    if (isOrderedAs(cart, order.lines)) {
      headers.append('Set-Cookie', writeCart(emptyCart(), naming) ?? '');
      for (const line of forgetDetails(naming)) headers.append('Set-Cookie', line);
    }
  }
  const { supportMail, brand } = services.shop;
  const now = services.clock();
  const leadingOn = outcome.state === 'checking' ? askAgain : undefined;
  return data({ locale, outcome, supportMail, brand, now, leadingOn }, { headers });
}

/**
 * Finds out the state of the order, without ever taking "slow" or "away" for "failed" or "not found": a
 * customer who reads that the payment has failed pays twice.
 */
async function learnOutcome(
  services: Services,
  { token, client, report }: { token: string; client: string; report: (error: unknown) => void },
): Promise<PaymentOutcome> {
  try {
    let order = await findOrderByToken(services.db, token);
    if (order?.state === 'pending') {
      await askProvider(services, order.id, { client, report });
      order = await findOrderByToken(services.db, token);
    }
    if (!order) return { state: 'unknown' };
    const end = earlyEndOf(order.state);
    if (end) return { state: 'ended', order, end };
    if (order.paidAt) {
      const isConfirmed = await isEmailSent(services.db, order.id, 'order-paid-customer');
      return { state: 'paid', order, isConfirmed };
    }
    return { state: order.checkout.outcome === 'failed' ? 'failed' : 'checking', order };
  } catch (error) {
    report(error);
    return { state: 'checking' };
  }
}

/** Asks, but not for long and not without end; webhook and poller go on without this page. */
async function askProvider(
  services: Services,
  orderId: Order['id'],
  { client, report }: { client: string; report: (error: unknown) => void },
): Promise<void> {
  if (!(await services.limits.take('ask-provider', client)).ok) return;
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, PATIENCE_MS);
  const asked = confirmPayment(services, { by: 'asking', orderId }).catch(report);
  await Promise.race([asked, patience.promise]).finally(() => clearTimeout(timer));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, outcome, brand } = loaderData;
  return pageMeta({ title: `${outcomeTitle(locale, outcome)} | ${brand}` });
}

export default function PaymentSuccessRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentSuccess {...loaderData} />;
}
