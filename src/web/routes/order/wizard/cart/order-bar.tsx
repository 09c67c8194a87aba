import { linesWithoutTarget } from '#domain/order/cart.ts';
import { formatMoney } from '#domain/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** On a phone the cart lies below the builder; this bar shows what is in it and leads there. */
export function OrderBar() {
  const { m, locale, cart, quote } = useWizardContext();
  if (quote.items === 0) return null;
  return (
    <div className="order-bar only-narrow">
      <span className="order-bar__total tabular">
        {linesWithoutTarget(cart).length > 0 ? m.cart.targetMissing : m.cart.count(quote.items)} ·{' '}
        <strong>{formatMoney(locale, quote.total)}</strong>
      </span>
      <ButtonLink variant="secondary" href="#cart">
        {m.cart.show}
      </ButtonLink>
    </div>
  );
}
