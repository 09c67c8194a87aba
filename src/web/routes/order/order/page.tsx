import type { Order } from '#database/orders.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { mayCustomerCancel } from '#domain/order/order.ts';
import { leftToRefund, refundShare, refundedAt } from '#domain/order/refund.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { formatMoment } from '#content/moment-text.ts';
import { href } from '#domain/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MissingTargets } from './missing-targets.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderTimeLine } from './order-time-line.tsx';
import type { TriedTarget } from './target-form.tsx';

export type OrderProblem =
  | 'order-unknown'
  | 'too-late'
  | 'not-payable'
  | 'payment-processing'
  | 'cancel-unavailable'
  | 'checkout-unavailable'
  | 'checkout-refused'
  | 'target-given'
  | 'target-not-asked'
  | 'too-often'
  | 'intent-unknown';

export interface OrderPageProps {
  catalogue: Catalogue;
  order: Order;
  invoices: InvoiceSnapshot[];
  locale: Locale;
  m: OrderMessages;
  supportMail: string;
  now: Date;
  /** Why an action of the customer was not possible. */
  problem?: OrderProblem | undefined;
  tried?: TriedTarget | undefined;
}

/**
 * One order, behind its private link: where it stands, what it holds, what can be done (rules 13).
 */
export function OrderPage(props: OrderPageProps) {
  const { catalogue, order, invoices, locale, m, supportMail, problem, tried } = props;
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <h1>{m.heading(order.number)}</h1>
        <p className="lead">{m.lead[order.state]}</p>
        <RefundNote {...props} />
      </header>
      {problem && (
        <Notice tone="error" live>
          {sayProblem(m, problem)}
        </Notice>
      )}
      <MissingTargets order={order} locale={locale} m={m} tried={tried} />
      <OrderTimeLine catalogue={catalogue} order={order} locale={locale} m={m} />
      <PayNow {...props} />
      <div className="order-page__columns">
        <OrderItems catalogue={catalogue} order={order} locale={locale} m={m} tried={tried} />
        <OrderFacts order={order} invoices={invoices} locale={locale} m={m} />
      </div>
      <CancelOrder {...props} />
      <footer className="order-page__foot stack">
        <p>{m.privateLink}</p>
        <p>
          <a href={`mailto:${supportMail}`}>{m.help(supportMail)}</a>
        </p>
        <p>
          <a href={href('terms', locale)}>{m.terms}</a>
        </p>
      </footer>
    </div>
  );
}

function RefundNote({ order, locale, m }: OrderPageProps) {
  if (order.state !== 'canceled' || !order.paidAt) return null;
  const at = refundedAt(order);
  const refund = order.refunds.find(({ kind }) => kind === 'canceled');
  const what =
    refund && refundShare(order, refund) === 'rest'
      ? m.givenBack.rest(formatMoney(locale, refund.amount))
      : m.givenBack.whole;
  return <p>{at ? m.refunded(what, formatMoment(locale, at)) : m.refundComing(what)}</p>;
}

/** How to pay an order that is not paid yet. */
function PayNow({ order, locale, m, now }: OrderPageProps) {
  if (order.state !== 'pending') return null;
  if (order.checkout.outcome === 'processing') {
    return (
      <Notice title={m.checking.heading}>
        {m.checking.processing} {m.checking.mail}
      </Notice>
    );
  }
  if (now > order.checkout.expiresAt) return null;
  return (
    <section className="block pay-now">
      <p>{order.checkout.outcome === 'failed' ? m.paymentFailed : m.payText}</p>
      <form method="post" action={href('order', locale, { token: order.token })}>
        <Button variant="primary" size="large" name="intent" value="pay" iconEnd="arrow">
          {m.pay}
        </Button>
      </form>
      <p className="small">{m.payUntil(formatMoment(locale, order.checkout.expiresAt))}</p>
    </section>
  );
}

/** Two steps, so that no stray click cancels: open, then confirm. */
function CancelOrder({ order, locale, m }: OrderPageProps) {
  const isComing = order.state === 'pending' && order.checkout.outcome === 'processing';
  if (!mayCustomerCancel(order.state) || isComing) return null;
  const left = leftToRefund(order);
  const what = left < order.total ? m.givenBack.rest(formatMoney(locale, left)) : m.givenBack.whole;
  return (
    <details className="cancel-order">
      <summary>{m.cancel.heading}</summary>
      <div className="stack">
        <p>
          {m.cancel.text} {left > 0 && m.cancel.paid(what)}
        </p>
        <form method="post" action={href('order', locale, { token: order.token })}>
          <Button variant="danger" name="intent" value="cancel">
            {m.cancel.confirm}
          </Button>
        </form>
      </div>
    </details>
  );
}

function sayProblem(m: OrderMessages, problem: OrderProblem): string {
  switch (problem) {
    case 'too-late':
    case 'order-unknown':
      return m.cancel.tooLate;
    case 'not-payable':
      return m.notPayable;
    case 'payment-processing':
      return m.checking.processing;
    case 'cancel-unavailable':
      return m.cancel.unavailable;
    case 'checkout-refused':
      return m.refused;
    case 'checkout-unavailable':
      return m.unavailable;
    case 'target-given':
      return m.missing.given;
    case 'target-not-asked':
      return m.missing.notAsked;
    case 'too-often':
      return m.tooOften;
    case 'intent-unknown':
      return m.notUnderstood;
  }
}
