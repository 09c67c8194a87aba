import type { Order } from '#database/orders.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-start.ts';
import type { Locale } from '#domain/locale.ts';
import { mayCustomerCancel } from '#domain/order/order.ts';
import { formatDay } from '#content/moment-text.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { href } from '#domain/addresses.ts';

interface WithdrawalProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
  supportMail: string;
  now: Date;
}

/**
 * Tells a consumer how to withdraw and until when (rules 16a): nothing of it before the payment, after the
 * period, or where the service has been fully performed after the express request.
 */
export function Withdrawal({ order, locale, m, supportMail, now }: WithdrawalProps) {
  const { state, paidAt, company, expressConsent } = order;
  const isOpen = state === 'paid' || state === 'delivering' || state === 'completed';
  if (!paidAt || company || !isOpen) return null;
  if (state === 'completed' && expressConsent) return null;
  const end = withdrawalEnd(paidAt);
  if (dayInPrague(now) > dayInPrague(end)) return null;
  const words = m.withdrawal;
  return (
    <section className="stack stack--small" aria-labelledby="withdrawal-heading">
      <h2 id="withdrawal-heading">{words.heading}</h2>
      <p>{words.until(formatDay(locale, end))}</p>
      <p>{mayCustomerCancel(state) ? words.notBegun : words.begun(supportMail)}</p>
      <p>
        <a href={`${href('terms', locale)}#withdrawal`}>{words.form}</a>
      </p>
    </section>
  );
}
