import { use } from 'react';
import type { Order } from '#database/orders.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-start.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import { mayCustomerCancel } from '#domain/order/order.ts';
import { isAllReturned } from '#domain/order/refund.ts';
import { endedShort } from '#domain/order/short.ts';
import { isWhollyDeclared, mayWithdraw } from '#domain/order/withdrawal.ts';
import { formatDay } from '#content/moment-text.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import { OutOfReach, ShownTo } from './customer-form.tsx';

interface WithdrawalProps {
  order: Order;
  m: OrderMessages;
  now: Date;
}

/**
 * Leads a consumer to where to withdraw, and says until when (rules 16a): nothing of it before the payment,
 * after the period, once it was done for every package, or where the service has been fully performed after the express request,
 * which it has not where it ended short (rules 89).
 */
export function Withdrawal({ order, m, now }: WithdrawalProps) {
  const locale = useLocale();
  const shownTo = use(ShownTo);
  const { state, paidAt, company, expressConsent, token } = order;
  const isOpen = state === 'paid' || state === 'delivering' || state === 'completed';
  if (!paidAt || company || !isOpen || isWhollyDeclared(order)) return null;
  if (state === 'completed' && expressConsent && !endedShort(order)) return null;
  if (!mayWithdraw(order, now) || isAllReturned(order)) return null;
  const words = m.withdrawal;
  const { link } = wordsOf(locale).withdrawal;
  return (
    <section className="stack stack--small" aria-labelledby="withdrawal-heading">
      <h2 id="withdrawal-heading">{words.heading}</h2>
      <p>{words.until(formatDay(locale, withdrawalEnd(concludedAt(order))))}</p>
      <p>{words[textOf(order)]}</p>
      <div className="cluster">
        {shownTo ? (
          <OutOfReach label={link} />
        ) : (
          <ButtonLink href={withQuery(href('withdrawal', locale), { order: token })}>
            {link}
          </ButtonLink>
        )}
      </div>
      <p>
        <a href={`${href('terms', locale)}#withdrawal`}>{words.form}</a>
      </p>
    </section>
  );
}

/** What withdrawing from it means by now. */
function textOf(
  order: Order,
): Exclude<keyof OrderMessages['withdrawal'], 'heading' | 'until' | 'form'> {
  const isFree = order.paidHow === 'free';
  if (mayCustomerCancel(order.state)) return isFree ? 'notBegunFree' : 'notBegun';
  if (order.state !== 'completed') return isFree ? 'begunFree' : 'begun';
  if (!endedShort(order)) return 'endedUnasked';
  return isFree ? 'endedFree' : 'ended';
}
