import { useLocation } from 'react-router';
import type { Order } from '#database/orders.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { href } from '#domain/addresses.ts';
import { MissingTargets } from '#web/routes/order/order/missing-targets.tsx';
import { OrderFacts } from '#web/routes/order/order/order-facts.tsx';
import { OrderItems } from '#web/routes/order/order/order-items.tsx';
import { OrderTimeLine } from '#web/routes/order/order/order-time-line.tsx';
import { orderMessages } from '#web/routes/order/order/words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { paymentMessages } from './words.ts';

/** How the payment stands, as far as it is known. */
export type Outcome =
  | { state: 'paid'; order: Order; invoices: InvoiceSnapshot[] }
  | { state: 'ended' | 'failed'; order: Order }
  | { state: 'checking'; order?: Order }
  | { state: 'unknown' };

type PaidOutcome = Extract<Outcome, { state: 'paid' }>;

interface PaymentSuccessProps {
  catalogue: Catalogue;
  locale: Locale;
  outcome: Outcome;
  supportMail: string;
}

/** Seconds after which a page without a script asks again. */
const AGAIN_SECONDS = 5;

/** Where the checkout sends the customer after paying (rules 13). */
export function PaymentSuccess(props: PaymentSuccessProps) {
  const { locale, outcome } = props;
  return (
    <div className="column order-page" data-payment={outcome.state}>
      {outcome.state === 'paid' ? (
        <Paid locale={locale} catalogue={props.catalogue} {...outcome} />
      ) : null}
      {outcome.state === 'checking' ? <Checking locale={locale} /> : null}
      {outcome.state === 'failed' ? <Failed locale={locale} order={outcome.order} /> : null}
      {outcome.state === 'ended' ? <Ended locale={locale} order={outcome.order} /> : null}
      {outcome.state === 'unknown' ? <Unknown {...props} /> : null}
      <Ways {...props} />
    </div>
  );
}

type PaidProps = Pick<PaymentSuccessProps, 'locale' | 'catalogue'> & PaidOutcome;

function Paid({ locale, catalogue, order, invoices }: PaidProps) {
  const { success } = paymentMessages[locale];
  const m = orderMessages[locale];
  return (
    <>
      <header className="order-page__head">
        <h1>{success.heading}</h1>
        <p className="lead">{success.text(order.number, order.email)}</p>
      </header>
      <MissingTargets order={order} locale={locale} m={m} />
      <OrderTimeLine catalogue={catalogue} order={order} locale={locale} m={m} />
      <div className="order-page__columns">
        <OrderItems catalogue={catalogue} order={order} locale={locale} m={m} />
        <OrderFacts order={order} invoices={invoices} locale={locale} m={m} />
      </div>
    </>
  );
}

function Checking({ locale }: { locale: Locale }) {
  const { pathname, search } = useLocation();
  const { checking } = orderMessages[locale];
  return (
    <header className="order-page__head" aria-live="polite">
      <noscript>
        <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />
      </noscript>
      {/* What is on while the page asks by itself, and what is said once it has stopped (await-payment.ts). */}
      <h1>
        <span data-asking="on">
          <Spinner />{' '}
        </span>
        {checking.heading}
      </h1>
      <p className="lead" data-asking="on">
        {checking.text}
      </p>
      <p className="lead" data-asking="over" hidden>
        {checking.over} <a href={pathname + search}>{checking.again}</a>
      </p>
      <p>{checking.mail}</p>
    </header>
  );
}

function Failed({ locale, order }: { locale: Locale; order: Order }) {
  const m = orderMessages[locale];
  return (
    <header className="order-page__head">
      <h1>{m.heading(order.number)}</h1>
      <p className="lead">{m.paymentFailed}</p>
      <form method="post" action={href('order', locale, { token: order.token })}>
        <Button variant="primary" size="large" name="intent" value="pay">
          {m.pay}
        </Button>
      </form>
    </header>
  );
}

function Ended({ locale, order }: { locale: Locale; order: Order }) {
  return (
    <header className="order-page__head">
      <h1>{orderMessages[locale].heading(order.number)}</h1>
      <p className="lead">{paymentMessages[locale].success.ended}</p>
    </header>
  );
}

function Unknown({ locale, supportMail }: PaymentSuccessProps) {
  const { success } = paymentMessages[locale];
  return (
    <header className="order-page__head">
      <h1>{success.unknownHeading}</h1>
      <p className="lead">{success.unknownText}</p>
      <p>
        <a href={`mailto:${supportMail}`}>{supportMail}</a>
      </p>
    </header>
  );
}

function Ways({ locale, outcome }: PaymentSuccessProps) {
  const { success } = paymentMessages[locale];
  const order = outcome.state === 'unknown' ? undefined : outcome.order;
  return (
    <nav className="cluster">
      {order && (
        <ButtonLink variant="secondary" href={href('order', locale, { token: order.token })}>
          {success.order}
        </ButtonLink>
      )}
      <ButtonLink href={href('home', locale)}>{success.home}</ButtonLink>
      <ButtonLink href={href('priceList', locale)}>{success.priceList}</ButtonLink>
    </nav>
  );
}
