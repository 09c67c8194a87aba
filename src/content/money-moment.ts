import type { Locale } from '#domain/locale.ts';
import type { PaidHow } from '#domain/order/order.ts';
import { type RefundFacts, type RefundKind, isDayAlone, refundOf } from '#domain/order/refund.ts';
import { formatDay, formatMoment } from './moment-text.ts';

/**
 * When money came or went back; of a transfer, which somebody has noted, the day alone is known.
 * @param kind of the refund that it is of; undefined of a payment
 */
export function formatMoneyMoment(
  locale: Locale,
  at: Date,
  { paidHow }: { paidHow: PaidHow },
  kind?: RefundKind,
): string {
  return (isDayAlone(paidHow, kind) ? formatDay : formatMoment)(locale, at);
}

/** When a refund of an order was made, by its moment. */
export function formatRefundMoment(
  locale: Locale,
  at: Date,
  order: { paidHow: PaidHow; refunds: readonly RefundFacts[] },
): string {
  return formatMoneyMoment(locale, at, order, refundOf(order, at)?.kind);
}
