import { EnterButton } from '#web/forms/enter-button.tsx';
import { useEffect, useRef } from 'react';
import { formatMoney } from '#domain/money.ts';
import { wizardHref } from '#domain/wizard-addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CART_FORM } from './cart-form-id.ts';
import { CartRow } from './cart-row.tsx';
import { Ladder } from './ladder.tsx';
import { NextStep } from './next-step.tsx';
import { targetField } from './row-targets.ts';
import { Totals } from '#web/routes/order/wizard/totals.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';

/** The cart: its rows, or what to do while there are none. */
export function CartPanel() {
  const { m, locale, cart, quote, targets, problems, notices } = useWizardContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmptied = cart.lines.length === 0 && notices.some(({ key }) => key === 'removed');
  useEffect(() => {
    // The last row has gone, and the panel stands elsewhere now: what had the focus is no longer there.
    if (isEmptied) heading.current?.focus({ preventScroll: true });
  }, [isEmptied]);
  const problemAt = (field: string) => problems.find((problem) => problem.field === field);
  // Where something is wrong, the summary of it has the focus.
  const first = problems.length === 0 && cart.lines.find(({ target }) => target === null);
  return (
    <section className="cart" id="cart" aria-labelledby="cart-heading">
      <h2 className="cart__heading" id="cart-heading" tabIndex={-1} ref={heading}>
        {m.cart.heading}
        {quote.items > 0 && <span className="cart__count">{m.cart.count(quote.items)}</span>}
      </h2>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <ul className="cart__rows">
          {cart.lines.map((line) => (
            <CartRow
              key={line.id}
              line={line}
              typed={targets[line.id]}
              targetProblem={problemAt(targetField(line.id))}
              quantityProblem={problemAt(`quantity-${line.id}`)}
              isFirst={line === first}
            />
          ))}
        </ul>
      )}
      <output className="visually-hidden">
        {m.cart.total}: {formatMoney(locale, quote.total)}
      </output>
    </section>
  );
}

function EmptyCart() {
  const { m, locale } = useWizardContext();
  return (
    <EmptyState
      level={3}
      title={m.cart.empty}
      actions={
        <ButtonLink variant="quiet" href={wizardHref('priceList', locale)}>
          {m.cart.emptyLink}
        </ButtonLink>
      }
    >
      {m.cart.emptyText}
    </EmptyState>
  );
}

/** What it comes to: the ladder with what one more package would do, totals, Continue. */
export function CartSum() {
  const { m, cart } = useWizardContext();
  return (
    <section className="cart-sum" aria-label={m.cart.sum}>
      <Ladder />
      {cart.lines.length > 0 && (
        <>
          <NextStep />
          <Totals />
        </>
      )}
      <WizardForm id={CART_FORM}>
        {/* The button that Enter presses in a row: it keeps what is typed there. */}
        <EnterButton intent="target">{m.cart.targetSave}</EnterButton>
        {cart.lines.length > 0 && (
          <Button
            variant="primary"
            size="large"
            wide
            className="cart-sum__continue"
            name="intent"
            value="continue"
            iconEnd="arrow"
          >
            {m.cart.continue}
          </Button>
        )}
      </WizardForm>
    </section>
  );
}
