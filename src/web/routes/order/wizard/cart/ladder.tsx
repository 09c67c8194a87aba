import { formatMoney, formatPercent } from '#domain/money.ts';
import { DiscountLadder } from '#web/ui/discount-ladder.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** The volume discount as the cart stands. */
export function Ladder() {
  const { m, locale, ladder, quote } = useWizardContext();
  const { rungs, countsFrom } = ladder;
  const from = formatMoney(locale, countsFrom);
  return (
    <DiscountLadder
      label={countsFrom > 0 ? m.cart.ladderFrom(from) : m.cart.ladder}
      items={quote.counted}
      rungs={rungs.map(({ items, percent }, index) => ({
        items,
        label: index === rungs.length - 1 ? m.cart.countOrMore(items) : m.cart.count(items),
        value: formatPercent(locale, percent),
      }))}
    />
  );
}
