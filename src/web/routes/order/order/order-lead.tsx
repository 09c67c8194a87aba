import type { Order } from '#database/orders.ts';
import { deliveryStart } from '#domain/catalogue/delivery-start.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { refundShare, refundedAt } from '#domain/order/refund.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';

interface OrderLeadProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
}

/** Where the order stands in a sentence, and what becomes of its money. */
export function OrderLead(props: OrderLeadProps) {
  const { order, m } = props;
  return (
    <>
      <p className="lead">
        {m.lead[order.state]} {startSentence(props)}
      </p>
      <RefundNote {...props} />
    </>
  );
}

/** Undefined before the payment, after the start, and where nothing can begin yet. */
function startSentence({ order, locale, m }: OrderLeadProps): string | undefined {
  const { state, paidAt, expressConsent, consentAt, lines } = order;
  if (state !== 'paid' || !paidAt) return undefined;
  if (lines.every(({ targetUrl }) => targetUrl === null)) return undefined;
  const start = deliveryStart(paidAt, expressConsent, consentAt);
  return start.when === 'soon'
    ? m.starts.soon(formatMoment(locale, start.latest))
    : m.starts.later(formatDay(locale, start.earliest));
}

function RefundNote({ order, locale, m }: OrderLeadProps) {
  if (order.state !== 'canceled' || !order.paidAt) return null;
  const at = refundedAt(order);
  const refund = order.refunds.find(({ kind }) => kind === 'canceled');
  const isRest = refund !== undefined && refundShare(order, refund) === 'rest';
  const what = isRest ? m.givenBack.rest(formatMoney(locale, refund.amount)) : m.givenBack.whole;
  return (
    <p>
      {at ? m.refunded(what, formatMoment(locale, at)) : m.refundComing(what)}
      {isRest && ` ${m.refundedEarlier(formatMoney(locale, order.total - refund.amount))}`}
    </p>
  );
}
