import type { Order } from '#database/orders.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { formatMoney } from '#domain/money.ts';
import { hasEnded, mayCustomerCancel } from '#domain/order/order.ts';
import { isAllReturned, leftToRefund } from '#domain/order/refund.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { formatMoment } from '#content/moment-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale } from '#web/words.ts';
import { CustomerForm, Opening } from './customer-form.tsx';

interface ActionProps {
  catalogue: Catalogue;
  order: Order;
  m: OrderMessages;
  now: Date;
}

/** How to pay an order that is not paid yet. */
export function PayNow({ order, m, now }: ActionProps) {
  const locale = useLocale();
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
      <CustomerForm token={order.token}>
        <Button variant="primary" size="large" name="intent" value="pay" iconEnd="arrow">
          {m.pay}
        </Button>
      </CustomerForm>
      <p className="small">{m.payUntil(formatMoment(locale, order.checkout.expiresAt))}</p>
    </section>
  );
}

/** Whether its page cancels the order: not while money is on its way, in or back. */
export function isCancelOffered(order: Order): boolean {
  const { state, checkout } = order;
  const isComing = state === 'pending' && checkout.outcome === 'processing';
  return mayCustomerCancel(state) && !isComing && !isAllReturned(order);
}

/** Two steps, so that no stray click cancels: open, then confirm. */
export function CancelOrder({ order, m }: ActionProps) {
  const locale = useLocale();
  if (!isCancelOffered(order)) return null;
  const left = leftToRefund(order);
  const what = left < order.total ? m.givenBack.rest(formatMoney(locale, left)) : m.givenBack.whole;
  return (
    <Opening label={m.cancel.heading} className="cancel-order">
      <div className="stack">
        <p>
          {m.cancel.text} {left > 0 && m.cancel.paid(what)}
        </p>
        <CustomerForm token={order.token}>
          <Button variant="danger" name="intent" value="cancel">
            {m.cancel.confirm}
          </Button>
        </CustomerForm>
      </div>
    </Opening>
  );
}

/** The same once more, where the order is over and any of it is still sold. */
export function OrderAgain({ catalogue, order, m }: ActionProps) {
  const sold = order.lines.filter(({ packageId }) => findPackage(catalogue, packageId));
  if (!hasEnded(order.state) || sold.length === 0) return null;
  return (
    <section className="order-again stack stack--small" aria-labelledby="again-heading">
      <h2 id="again-heading">{m.again.heading}</h2>
      <p>
        {m.again.text} {sold.length < order.lines.length && m.again.some}
      </p>
      <CustomerForm token={order.token}>
        <Button name="intent" value="again">
          {m.again.button}
        </Button>
      </CustomerForm>
    </section>
  );
}
