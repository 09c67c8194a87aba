import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { CartLine } from '#domain/order/cart.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { useFieldId } from '#web/forms/form-name.ts';
import { Quantity } from '#web/forms/quantity.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Amount } from '#web/routes/order/wizard/amount.tsx';
import { RowTarget } from './row-target.tsx';
import { namePackage } from '#web/routes/order/wizard/wizard-texts.ts';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';

/** One row of the cart: what, for whom, how many, how much. */
export function CartRow({ line }: { line: CartLine }) {
  const wizard = useWizardContext();
  const { m, locale, catalogue } = wizard;
  const sold = findPackage(catalogue, line.packageId);
  const field = `quantity-${line.id}`;
  const fieldId = useFieldId(field);
  const error = useProblem(field);
  if (!sold) return null;
  const name = namePackage(wizard, sold);
  return (
    <li className="cart-row">
      <div className="cart-row__what">
        <PlatformIcon platform={sold.platform} />
        <span className="cart-row__name">{name}</span>
        <span className="cart-row__price tabular">
          <Amount value={sold.price * line.quantity} />
        </span>
      </div>
      {sold.bonus > 0 && <Tag>{m.builder.bonus(formatCount(locale, sold.bonus))}</Tag>}
      <RowTarget key={line.target} line={line} sold={sold} />
      <RowActions line={line} sold={sold} name={name} />
      {error && <FieldError id={fieldId}>{error}</FieldError>}
    </li>
  );
}

interface RowActionsProps {
  line: CartLine;
  sold: Package;
  name: string;
}

/** Quantity and remove button of a row. */
function RowActions({ line, sold, name }: RowActionsProps) {
  const { m, locale, changeLine } = useWizardContext();
  return (
    <WizardForm className="cart-row__actions">
      <input type="hidden" name="line" value={line.id} />
      {/* The button that Enter presses: it takes the number as it was typed. */}
      <button className="visually-hidden" name="intent" value="quantity" tabIndex={-1} aria-hidden>
        {m.cart.quantitySave}
      </button>
      <Quantity
        name="quantity"
        field={`quantity-${line.id}`}
        label={m.cart.quantityOf(name)}
        value={line.quantity}
        onChange={(quantity) =>
          changeLine('quantity', { line: line.id, quantity: String(quantity) })
        }
        steps={{ less: m.cart.fewer(name), more: m.cart.more(name) }}
        submit={{ name: 'intent', less: 'fewer', more: 'more' }}
      />
      <noscript>
        <Button variant="quiet" name="intent" value="quantity">
          {m.cart.quantitySave}
        </Button>
      </noscript>
      {line.quantity > 1 && (
        <span className="cart-row__piece">{m.cart.perPiece(formatMoney(locale, sold.price))}</span>
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
