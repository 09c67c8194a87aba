import type { Order } from '#database/orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { EarlyEnd } from '#domain/order/order.ts';
import { wordsOf } from '#messages/words.ts';

/** How the payment stands, as far as it is known. */
export type Outcome =
  /** `isConfirmed` once the e-mail to the customer has gone out. */
  | { state: 'paid'; order: Order; isConfirmed: boolean }
  /** Paid before or not. */
  | { state: 'ended'; order: Order; end: EarlyEnd }
  | { state: 'failed'; order: Order }
  | { state: 'checking'; order?: Order }
  | { state: 'unknown' };

/** What the page is called, by what became of the payment; its first heading says the same. */
export function outcomeTitle(locale: Locale, outcome: Outcome): string {
  const { titles, endedTitles } = wordsOf(locale).payment.success;
  if (outcome.state === 'paid' && outcome.order.paidHow === 'free') return titles.free;
  return outcome.state === 'ended' ? endedTitles[outcome.end] : titles[outcome.state];
}
