import { findPackage } from '#domain/catalogue.ts';
import type { CartLine } from '#domain/cart.ts';
import { formatMoney } from '#domain/money.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Quantity } from '#web/ui/quantity.tsx';
import { RowTarget } from './row-target.tsx';
import { namePackage } from './say.ts';
import { useProblem } from './use-problem.ts';
import { useWizardContext } from './wizard-context.ts';
import { WizardForm } from './wizard-form.tsx';

/** One row of the cart: what, for whom, how many, how much. */
export function CartRow({ line }: { line: CartLine }) {
  const wizard = useWizardContext();
  const { m, locale, changeLine } = wizard;
  const sold = findPackage(line.packageId);
  const error = useProblem(`quantity-${line.id}`);
  if (!sold) return null;
  const name = namePackage(wizard, sold);
  return (
    <li className="cart-row">
      <div className="cart-row__what">
        <PlatformIcon platform={sold.platform} />
        <span className="cart-row__name">{name}</span>
        <span className="cart-row__price tabular">
          {formatMoney(locale, sold.price * line.quantity)}
        </span>
      </div>
      <RowTarget key={line.target} line={line} sold={sold} />
      <WizardForm className="cart-row__actions">
        <input type="hidden" name="line" value={line.id} />
        <Quantity
          name="quantity"
          id={`field-quantity-${line.id}`}
          label={m.cart.quantityOf(name)}
          value={line.quantity}
          onChange={(quantity) =>
            changeLine('quantity', { line: line.id, quantity: String(quantity) })
          }
          steps={{ less: m.cart.fewer(''), more: m.cart.more('') }}
          submit={{ name: 'intent', less: 'fewer', more: 'more' }}
        />
        <noscript>
          <Button variant="quiet" name="intent" value="quantity">
            {m.cart.quantitySave}
          </Button>
        </noscript>
        {line.quantity > 1 && (
          <span className="cart-row__piece">
            {m.cart.perPiece(formatMoney(locale, sold.price))}
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
      {error && <p className="field__error">{error}</p>}
    </li>
  );
}
