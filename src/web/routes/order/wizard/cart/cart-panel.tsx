import { formatMoney } from '#domain/money.ts';
import { nextItemSaves } from '#domain/catalogue/pricing.ts';
import { href } from '#domain/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CartRow } from './cart-row.tsx';
import { Ladder } from './ladder.tsx';
import { Totals } from '#web/routes/order/wizard/totals.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';

/** The cart: rows, the ladder with what one more item would save, totals, Continue. */
export function CartPanel() {
  const { m, locale, cart, quote } = useWizardContext();
  return (
    <section className="cart" id="cart" aria-labelledby="cart-heading">
      <h2 className="cart__heading" id="cart-heading" tabIndex={-1}>
        {m.cart.heading}
        {quote.items > 0 && <span className="cart__count">{m.cart.count(quote.items)}</span>}
      </h2>
      {cart.lines.length === 0 ? <EmptyCart /> : <FullCart />}
      <output className="visually-hidden">
        {m.cart.total}: {formatMoney(locale, quote.total)}
      </output>
    </section>
  );
}

function EmptyCart() {
  const { m, locale } = useWizardContext();
  return (
    <>
      <EmptyState
        level={3}
        title={m.cart.empty}
        actions={
          <ButtonLink variant="quiet" href={href('priceList', locale)}>
            {m.cart.emptyLink}
          </ButtonLink>
        }
      >
        {m.cart.emptyText}
      </EmptyState>
      <Ladder />
    </>
  );
}

function FullCart() {
  const { m, locale, ladder, cart, quote } = useWizardContext();
  const next = nextItemSaves(ladder, quote);
  return (
    <>
      <ul className="cart__rows">
        {cart.lines.map((line) => (
          <CartRow key={line.id} line={line} />
        ))}
      </ul>
      <Ladder
        note={
          next
            ? m.cart.next(next.rung.percent, formatMoney(locale, next.saves))
            : quote.discountPercent > 0 && m.cart.top
        }
      />
      <Totals />
      <WizardForm>
        <Button variant="primary" size="large" wide name="intent" value="continue" iconEnd="arrow">
          {m.cart.continue}
        </Button>
      </WizardForm>
    </>
  );
}
