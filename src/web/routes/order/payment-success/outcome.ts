import type { Order } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderState } from '#domain/order/order.ts';
import { paymentMessages } from './words.ts';

/** How the payment stands, as far as it is known. */
export type Outcome =
  /** `isConfirmed` once the e-mail to the customer has gone out. */
  | { state: 'paid'; order: Order; isConfirmed: boolean }
  /** It was canceled, refunded or has lapsed, paid before or not. */
  | { state: 'ended' | 'failed'; order: Order }
  | { state: 'checking'; order?: Order }
  | { state: 'unknown' };

/** What the page is called, by what became of the payment; its first heading says the same. */
export function outcomeTitle(locale: Locale, outcome: Outcome): string {
  const { titles, endedTitles } = paymentMessages[locale].success;
  return outcome.state === 'ended' && isEnd(outcome.order.state)
    ? endedTitles[outcome.order.state]
    : titles[outcome.state];
}

type End = 'canceled' | 'refunded' | 'expired';

export function isEnd(state: OrderState): state is End {
  return state === 'canceled' || state === 'refunded' || state === 'expired';
}
