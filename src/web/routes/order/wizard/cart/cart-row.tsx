import { EnterButton } from '#web/forms/enter-button.tsx';
import { memo } from 'react';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { CartLine } from '#domain/order/cart.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { useFieldId } from '#web/forms/form-name.ts';
import { Quantity } from '#web/forms/quantity.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Amount } from '#web/routes/order/wizard/amount.tsx';
import { RowTarget } from './row-target.tsx';
import { namePackage, sayProblem } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';
import type { Problem } from '#web/routes/order/wizard/wizard-props.ts';

export interface CartRowProps {
  line: CartLine;
  typed: string | undefined;
  targetProblem: Problem | undefined;
  quantityProblem: Problem | undefined;
  isFirst: boolean;
}

/** One row of the cart: what, for whom, how many, how much. Drawn anew only where it has changed. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, typed, targetProblem, quantityProblem, isFirst } = props;
  const ground = useWizardGround();
  const { m, locale, catalogue } = ground;
  const sold = findPackage(catalogue, line.packageId);
  const fieldId = useFieldId(`quantity-${line.id}`);
  if (!sold) return null;
  const name = namePackage(ground, sold);
  return (
    <li className="cart-row">
      <div className="cart-row__what">
        <PlatformIcon platform={sold.platform} />
        <span className="cart-row__name">
          {name}
          {sold.bonus > 0 && <Tag>{m.builder.bonus(formatCount(locale, sold.bonus))}</Tag>}
        </span>
        <span className="cart-row__price tabular">
          <Amount value={sold.price * line.quantity} single={sold.price} />
        </span>
      </div>
      <RowTarget
        line={line}
        sold={sold}
        name={name}
        typed={typed}
        problem={targetProblem}
        isFirst={isFirst}
      />
      <RowActions line={line} sold={sold} name={name} />
      {quantityProblem && <FieldError id={fieldId}>{sayProblem(m, quantityProblem)}</FieldError>}
    </li>
  );
});

interface RowActionsProps {
  line: CartLine;
  sold: Package;
  name: string;
}

/** Quantity and remove button of a row. */
function RowActions({ line, sold, name }: RowActionsProps) {
  const { m, locale, changeLine, show } = useWizardGround();
  // By steps, so that two quick presses are two, also before the first is drawn.
  const change = (quantity: number) => {
    const steps = new Map([
      [line.quantity + 1, 'more'],
      [line.quantity - 1, 'fewer'],
    ]);
    changeLine(steps.get(quantity) ?? 'quantity', { line: line.id, quantity: String(quantity) });
  };
  return (
    <WizardForm className="cart-row__actions">
      <input type="hidden" name="line" value={line.id} />
      {/* The button that Enter presses: it takes the number as it was typed. */}
      <EnterButton intent="quantity">{m.cart.quantitySave}</EnterButton>
      <Quantity
        name="quantity"
        field={`quantity-${line.id}`}
        label={m.cart.quantityOf(name)}
        value={line.quantity}
        onChange={change}
        onRefused={(typed) => {
          const isTooMany = Number(typed) > MAX_QUANTITY;
          if (isTooMany) change(MAX_QUANTITY);
          show({ notices: [{ key: isTooMany ? 'quantity-max' : 'quantity-min' }] });
        }}
        steps={{ less: m.cart.fewer(name), more: m.cart.more(name) }}
        submit={{ name: 'intent', less: 'fewer', more: 'more' }}
      />
      <noscript>
        <Button variant="quiet" name="intent" value="quantity">
          {m.cart.quantitySave}
        </Button>
      </noscript>
      {line.quantity > 1 && (
        <span className="cart-row__piece">
          {m.cart.perPackage(formatMoney(locale, sold.price))}
        </span>
      )}
      <IconButton
        type="submit"
        icon="trash"
        label={m.cart.removeOf(name)}
        name="intent"
        value="remove"
      />
    </WizardForm>
  );
}
