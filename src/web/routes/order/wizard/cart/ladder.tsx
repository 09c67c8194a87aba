import { formatPercent } from '#domain/money.ts';
import { DiscountLadder } from '#web/ui/discount-ladder.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** The volume discount as the cart stands. */
export function Ladder() {
  const { m, locale, ladder, quote } = useWizardContext();
  return (
    <DiscountLadder
      label={m.cart.ladder}
      items={quote.items}
      rungs={ladder.map(({ items, percent }, index) => ({
        items,
        label: index === ladder.length - 1 ? m.cart.countOrMore(items) : m.cart.count(items),
        value: formatPercent(locale, percent),
      }))}
    />
  );
}
