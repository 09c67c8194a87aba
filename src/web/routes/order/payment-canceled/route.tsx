import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { redirect } from 'react-router';
import { readPaymentId } from '#domain/messages/message-kind.ts';
import { type OrderStand, findStandByCheckout } from '#database/payments/checkouts.ts';
import { findOrderByToken } from '#database/orders/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { singlePrice } from '#domain/catalogue/pricing.ts';
import { formatEuroSum, formatMoney } from '#domain/money.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { Island } from '#web/islands/island.tsx';
import { HelpForm } from '#web/forms/message/message-forms.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import CopyButton from '#web/ui/copy-button.island.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';

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
  const outcome: CanceledOutcome = stand
    ? stand.state === 'pending'
      ? 'open'
      : 'ended'
    : 'unknown';
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
  return pageMeta({ title: `${wordsOf(locale).payment.canceled.titles[outcome]} | ${brand}` });
}

export default function PaymentCanceledRoute({ loaderData }: Route.ComponentProps) {
  const { link } = wordsOf(loaderData.locale).payment;
  return <PaymentCanceled {...loaderData} askLink={link.ask} />;
}

/** Whether the order still waits for its money, has ended, or is none that we know. */
type CanceledOutcome = 'open' | 'ended' | 'unknown';

interface PaymentCanceledProps {
  /** The link to the page that sends the link of an order again. */
  askLink: string;
  outcome: CanceledOutcome;
  /** What is to be paid, where it still can be. */
  sum: string | undefined;
  checkoutId: string | undefined;
  /** Of the order, where its private link has named it: by the payment alone nothing of it is shown. */
  token: string | undefined;
  /** Of the order, where its private link has named it. */
  customer: { name: string; email: string };
}

/** Where the checkout sends a customer who has not paid. */
function PaymentCanceled(props: PaymentCanceledProps) {
  const m = useWords().payment.canceled;
  const locale = useLocale();
  const { askLink, outcome, sum, checkoutId, token, customer } = props;
  const isUnknown = outcome === 'unknown';
  const unknown = checkoutId ? m.unknownId : m.unknownText;
  const texts = { open: token ? m.text : m.textUnnamed, ended: m.endedText, unknown };
  const known = isUnknown ? m.helpUnknownId : m.help;
  const copy = { text: checkoutId ?? '', label: m.copy, copiedLabel: m.copied };
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <h1>{m.titles[outcome]}</h1>
        <p className="lead">{texts[outcome]}</p>
        {sum && (
          <p>
            <strong>{m.sum(sum)}</strong>
          </p>
        )}
      </header>
      <div className="cluster">
        <Retry {...props} />
        {token && <ButtonLink href={href('order', locale, { token })}>{m.order}</ButtonLink>}
        {!token && (
          <ButtonLink variant="secondary" href={href('orderLink', locale)}>
            {askLink}
          </ButtonLink>
        )}
        {isUnknown && <ButtonLink href={href('wizard', locale)}>{m.orderForm}</ButtonLink>}
        <ButtonLink href={href('home', locale)}>{m.home}</ButtonLink>
      </div>
      <section className="stack payment-help" aria-labelledby="help-title">
        <h2 id="help-title">{m.helpHeading}</h2>
        <p>{checkoutId ? known : m.helpWithoutId}</p>
        <HelpForm
          paymentId={checkoutId}
          order={token}
          input={customer}
          button={isUnknown ? 'primary' : 'secondary'}
        />
        {checkoutId && (
          <div className="payment-id">
            <span>{m.idLabel}</span> <code className="breakable">{checkoutId}</code>
            <Island of={CopyButton} props={copy} />
          </div>
        )}
      </section>
    </div>
  );
}

/**
 * Back to the same checkout, or to the same packages in the cart where that is over; also where only the payment is
 * named, because a checkout shows whose it is. Who may have paid already is not led to pay again.
 */
function Retry({ outcome, checkoutId, token }: PaymentCanceledProps) {
  const m = useWords().payment.canceled;
  const locale = useLocale();
  if (outcome === 'unknown') return null;
  const isOpen = outcome === 'open';
  if (!token) {
    return (
      <form method="post" action={href('wizard', locale)}>
        <input type="hidden" name="payment" value={checkoutId} />
        <Button variant="primary" name={ACTION_FIELD} value="again">
          {isOpen ? m.retry : m.orderAgain}
        </Button>
      </form>
    );
  }
  return (
    <form method="post" action={href('order', locale, { token })}>
      <Button variant="primary" name={ACTION_FIELD} value={isOpen ? 'pay' : 'again'}>
        {isOpen ? m.retry : m.orderAgain}
      </Button>
    </form>
  );
}
