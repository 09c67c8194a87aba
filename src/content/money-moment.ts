import type { Locale } from '#domain/locale.ts';
import type { PaidHow } from '#domain/order/order.ts';
import { type RefundKind, isDayAlone } from '#domain/order/refund.ts';
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
