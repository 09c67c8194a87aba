import type { RefundRow } from '#database/refunds.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { isUnclear } from '#domain/order/refund.ts';
import { moneyBackWords } from '#web/operator/money-back-words.ts';
import { useWay } from '#web/operator/order-way.ts';
import { Notice } from '#web/ui/notice.tsx';

interface MoneyBackSummaryProps {
  order: { number: number; refunds: readonly RefundRow[] };
  locale: Locale;
}

/** Says on other pages of an order that nobody knows what became of one of its refunds. */
export function MoneyBackSummary({ order, locale }: MoneyBackSummaryProps) {
  const onWay = useWay();
  const { summaryBox: words } = moneyBackWords[locale];
  if (!order.refunds.some(isUnclear)) return null;
  return (
    <Notice tone="warning" title={words.unclear}>
      <a
        className="way"
        href={onWay(adminHref('operatorMoneyBack', { number: String(order.number) }))}
      >
        {words.link}
      </a>
    </Notice>
  );
}
