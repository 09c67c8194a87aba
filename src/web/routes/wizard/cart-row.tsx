import { findPackage } from '#domain/catalogue.ts';
import type { CartLine } from '#domain/cart.ts';
import { formatMoney } from '#domain/money.ts';
import type { Package } from '#domain/price-list.ts';
import { readTarget } from '#domain/target.ts';
import { href } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Quantity } from '#web/ui/quantity.tsx';
import { namePackage } from './say.ts';
import { useProblem } from './use-problem.ts';
import { useWizardContext } from './wizard-context.ts';

/** One row of the cart: what, for whom, how many, how much. */
export function CartRow({ line }: { line: CartLine }) {
  const wizard = useWizardContext();
  const { m, locale, submitCart, changeLine } = wizard;
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
      <RowTarget line={line} sold={sold} />
      <form
        className="cart-row__actions"
        method="post"
        action={href('wizard', locale)}
        onSubmit={submitCart}
        noValidate
      >
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
      </form>
      {error && <p className="field__error">{error}</p>}
    </li>
  );
}

/** Whom it is for; where that is missing, the place to say it (decision 9). */
function RowTarget({ line, sold }: { line: CartLine; sold: Package }) {
  const { m, locale, submitCart } = useWizardContext();
  const error = useProblem(`target-${line.id}`);
  const read = readTarget(sold.platform, sold.service, line.target ?? '');
  if (line.target !== null && read.ok) {
    return (
      <p className="cart-row__target">
        <a href={read.url} target="_blank" rel="noreferrer nofollow">
          {read.label}
        </a>
      </p>
    );
  }
  const wantsProfile = sold.service === 'followers' || sold.service === 'subscribers';
  return (
    <form
      className="cart-row__missing"
      method="post"
      action={href('wizard', locale)}
      onSubmit={submitCart}
      noValidate
    >
      <input type="hidden" name="line" value={line.id} />
      <TextField
        name="target"
        id={`field-target-${line.id}`}
        label={m.cart.targetMissing}
        hint={wantsProfile ? m.builder.profileHint : m.builder.postHint}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <Button name="intent" value="target">
        {m.cart.targetSave}
      </Button>
    </form>
  );
}
