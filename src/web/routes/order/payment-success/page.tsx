import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { useLocation } from 'react-router';
import type { Order } from '#database/orders/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { href } from '#domain/addresses.ts';
import { MissingTargets } from '#web/routes/order/order/target-form.tsx';
import { OrderItems } from '#web/routes/order/order/order-items.tsx';
import { RefundNote } from '#web/routes/order/order/order-lead.tsx';
import { OrderTimeLine } from '#web/routes/order/order/order-time-line.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import type { EarlyEnd } from '#domain/order/order.ts';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';

type PaidOutcome = Extract<PaymentOutcome, { state: 'paid' }>;

interface PaymentSuccessProps {
  outcome: PaymentOutcome;
  supportMail: string;
  now: Date;
}

/** Where the checkout sends the customer after paying (rules 13). */
export function PaymentSuccess(props: PaymentSuccessProps) {
  const locale = useLocale();
  const { outcome } = props;
  const title = outcomeTitle(locale, outcome);
  return (
    <div className="column order-page" data-payment={outcome.state}>
      {outcome.state === 'paid' ? <Paid {...props} {...outcome} title={title} /> : null}
      {outcome.state === 'checking' ? <Checking {...outcome} /> : null}
      {outcome.state === 'failed' ? <Failed {...props} {...outcome} title={title} /> : null}
      {outcome.state === 'ended' ? <Ended {...props} {...outcome} title={title} /> : null}
      {outcome.state === 'unknown' ? <Unknown {...props} title={title} /> : null}
      <Links {...props} />
    </div>
  );
}

interface Titled {
  title: string;
}

/** The moment of the purchase: the line takes off once, then come what was bought and what is next. */
function Paid({
  title,
  order,
  isConfirmed,
  now,
}: Titled & PaidOutcome & Pick<PaymentSuccessProps, 'now'>) {
  const locale = useLocale();
  const { success } = useWords().payment;
  const { confirmation } = success;
  const m = useWords().order;
  const say = isConfirmed ? confirmation.sent : confirmation.coming;
  return (
    <>
      <header className="block payment-done">
        <TakeOffLine />
        <h1>{title}</h1>
        <p className="lead">
          {(order.paidHow === 'free' ? success.isFree : success.isPaid)(order.number)}{' '}
          {say(order.email)}
        </p>
        <ButtonLink variant="primary" size="large" href={orderHref(locale, order)}>
          {success.order}
        </ButtonLink>
      </header>
      <MissingTargets order={order} />
      <section className="stack" aria-labelledby="next-heading">
        <h2 id="next-heading">{success.next}</h2>
        <OrderTimeLine order={order} locale={locale} m={m} now={now} />
      </section>
      <div className="payment-done__items">
        <OrderItems order={order} />
      </div>
    </>
  );
}

function Checking({ order }: { order?: Order }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { checking } = useWords().order;
  return (
    <header className="order-page__head" aria-live="polite">
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
      <p>
        {order && wordsOf(locale).payment.success.saved(order.number)} {checking.mail}
      </p>
    </header>
  );
}

function Failed({ title, order }: Titled & { order: Order }) {
  const locale = useLocale();
  const m = useWords().order;
  return (
    <header className="order-page__head">
      <h1>{title}</h1>
      <p className="lead">{useWords().payment.success.failed(order.number)}</p>
      <form method="post" action={orderHref(locale, order)}>
        <Button variant="primary" size="large" name={ACTION_FIELD} value="pay">
          {m.pay}
        </Button>
      </form>
    </header>
  );
}

function Ended({ title, order }: Titled & { order: Order }) {
  const locale = useLocale();
  const m = useWords().order;
  return (
    <header className="order-page__head">
      <h1>{title}</h1>
      {order.state === 'expired' && <p className="lead">{m.lead.expired}</p>}
      <RefundNote order={order} locale={locale} m={m} />
      <p>{useWords().payment.success.ended(order.number)}</p>
    </header>
  );
}

function Unknown({ title, supportMail }: Titled & { supportMail: string }) {
  const locale = useLocale();
  const { success, link } = useWords().payment;
  return (
    <header className="order-page__head">
      <h1>{title}</h1>
      <p className="lead">{success.unknownText}</p>
      <p>
        <ButtonLink variant="primary" href={href('orderLink', locale)}>
          {link.ask}
        </ButtonLink>
      </p>
      <p>
        <a href={`mailto:${supportMail}`}>{supportMail}</a>
      </p>
    </header>
  );
}

function Links({ outcome }: PaymentSuccessProps) {
  const locale = useLocale();
  const { success } = useWords().payment;
  // A paid one has its link where its news stand.
  const order = outcome.state === 'unknown' || outcome.state === 'paid' ? undefined : outcome.order;
  return (
    <div className="cluster">
      {order && (
        <ButtonLink variant="secondary" href={orderHref(locale, order)}>
          {success.order}
        </ButtonLink>
      )}
      <ButtonLink href={href('home', locale)}>{success.home}</ButtonLink>
      <ButtonLink href={href('priceList', locale)}>{success.priceList}</ButtonLink>
    </div>
  );
}

function orderHref(locale: Locale, { token }: Order): string {
  return href('order', locale, { token });
}

/** How the payment stands, as far as it is known. */
export type PaymentOutcome =
  /** `isConfirmed` once the e-mail to the customer has gone out. */
  | { state: 'paid'; order: Order; isConfirmed: boolean }
  /** Paid before or not. */
  | { state: 'ended'; order: Order; end: EarlyEnd }
  | { state: 'failed'; order: Order }
  | { state: 'checking'; order?: Order }
  | { state: 'unknown' };

/** What the page is called, by what became of the payment; its first heading says the same. */
export function outcomeTitle(locale: Locale, outcome: PaymentOutcome): string {
  const { titles, endedTitles } = wordsOf(locale).payment.success;
  if (outcome.state === 'paid' && outcome.order.paidHow === 'free') return titles.free;
  return outcome.state === 'ended' ? endedTitles[outcome.end] : titles[outcome.state];
}
