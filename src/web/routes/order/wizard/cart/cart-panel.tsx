import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { EnterButton } from '#web/forms/enter-button.tsx';
import { formatMoney, formatPercent } from '#domain/money.ts';
import { wizardHref } from '#domain/addresses/wizard-addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Totals, WizardForm } from '#web/routes/order/wizard/parts.tsx';
import { useWizardContext } from '#web/routes/order/wizard/use-wizard.ts';
import { VolumeDiscountTiers } from '#web/ui/volume-discount-tiers.tsx';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { loweringPackage, nextItemSaves } from '#domain/catalogue/pricing.ts';
import { namePackage } from '#web/routes/order/wizard/wizard-texts.ts';
import { useFieldId } from '#web/forms/form-name.ts';
import { wantsPost } from '#domain/target/target.ts';
import { CART_FORM, targetField } from './row-targets.ts';
import { CartRow } from './cart-row.tsx';

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
              text={targets[line.id]}
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

/** What it comes to: the volume discounts with what one more package would do, totals, Continue. */
export function CartSum() {
  const { m, cart } = useWizardContext();
  return (
    <section className="cart-sum" aria-label={m.cart.sum}>
      <VolumeDiscounts />
      {cart.lines.length > 0 && (
        <>
          <NextStep />
          <Totals />
        </>
      )}
      <WizardForm id={CART_FORM}>
        {/* The button that Enter presses in a row: it keeps what is typed there. */}
        <EnterButton action="target">{m.cart.targetSave}</EnterButton>
        {cart.lines.length > 0 && (
          <Button
            variant="primary"
            size="large"
            wide
            className="cart-sum__continue"
            name={ACTION_FIELD}
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

/** The volume discount as the cart stands. */
function VolumeDiscounts() {
  const { m, locale, volumeDiscounts, quote } = useWizardContext();
  const { tiers, countsFrom } = volumeDiscounts;
  const from = formatMoney(locale, countsFrom);
  return (
    <VolumeDiscountTiers
      label={countsFrom > 0 ? m.cart.volumeDiscountsFrom(from) : m.cart.volumeDiscounts}
      items={quote.counted}
      tiers={tiers.map(({ items, percent }, index) => ({
        items,
        label: index === tiers.length - 1 ? m.cart.countOrMore(items) : m.cart.count(items),
        value: formatPercent(locale, percent),
      }))}
    />
  );
}

/** One line on what one more package would do: the two sums where the total falls, else the saving. */
function NextStep() {
  const wizard = useWizardContext();
  const { m, locale, volumeDiscounts, catalogue, cart, code, quote } = wizard;
  const here = new Set(cart.lines.map((line) => findPackage(catalogue, line.packageId)?.platform));
  const prices = { catalogue, volumeDiscounts };
  const lowering = loweringPackage(prices, cart.lines, code ?? undefined, ({ platform }) =>
    here.has(platform),
  );
  if (lowering) {
    const { added, total } = lowering;
    const sums = [formatMoney(locale, total), formatMoney(locale, quote.total)] as const;
    return (
      <WizardForm className="next-step">
        <p>
          {m.cart.lowering(namePackage(wizard, added), formatMoney(locale, added.price), ...sums)}
        </p>
        <input type="hidden" name="package" value={added.id} />
        <Button name={ACTION_FIELD} value="recommend" icon="plus">
          {m.cart.addLowering}
        </Button>
      </WizardForm>
    );
  }
  const next = nextItemSaves(volumeDiscounts, quote);
  if (next) {
    const say = quote.discount > 0 ? m.cart.nextFurther : m.cart.next;
    return <p className="next-step">{say(next.tier.percent, formatMoney(locale, next.saves))}</p>;
  }
  return quote.discountPercent > 0 && <p className="next-step">{m.cart.top}</p>;
}

/** On a phone this bar says what comes next: what is missing, with the way to it, then Continue. */
export function OrderBar() {
  const { m, locale, quote, toFill } = useWizardContext();
  const [missing] = toFill;
  if (quote.items === 0) return null;
  return (
    <div className="order-bar only-narrow">
      <span className="order-bar__total tabular">
        {m.cart.count(quote.items)} · <strong>{formatMoney(locale, quote.total)}</strong>
      </span>
      {missing ? (
        <FillButton lineId={missing.id} packageId={missing.packageId} />
      ) : (
        <Button variant="primary" form={CART_FORM} name={ACTION_FIELD} value="continue">
          {m.cart.continue}
        </Button>
      )}
    </div>
  );
}

function FillButton({ lineId, packageId }: { lineId: string; packageId: string }) {
  const { m, catalogue } = useWizardContext();
  const id = useFieldId(targetField(lineId));
  const service = findPackage(catalogue, packageId)?.service ?? '';
  const go = (event: MouseEvent) => {
    const field = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <ButtonLink variant="secondary" href={`#${id}`} onClick={go}>
      {wantsPost(service) ? m.cart.missingPost : m.cart.missing}
    </ButtonLink>
  );
}
