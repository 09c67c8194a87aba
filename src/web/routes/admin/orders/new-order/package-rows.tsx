import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { formatMoney } from '#domain/money.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { MAX_TARGET_LENGTH } from '#domain/target/target.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { platformName } from '#web/offers/platforms.ts';
import { DoubtfulTarget } from '#web/routes/order/order/target-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { useNewOrder } from './new-order-context.ts';

/** What is ordered: a few rows, more at a press; an empty row is none. */
export function PackageRows({ rows }: { rows: number }) {
  const { m } = useNewOrder();
  return (
    <fieldset className="new-order__part">
      <legend>{m.packages}</legend>
      <p className="field__hint">{m.targetHint}</p>
      {Array.from({ length: rows }, (_, row) => (
        <PackageRow key={row} row={row} />
      ))}
      {rows < MAX_LINES && (
        <div>
          <Button name={ACTION_FIELD} value="more" icon="plus">
            {m.more}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function PackageRow({ row }: { row: number }) {
  const { locale, catalogue, m, inputAs, errorAt, doubtfulAt } = useNewOrder();
  const doubtful = doubtfulAt(`target-${row}`);
  const confirmed = inputAs(`confirmed-target-${row}`);
  return (
    <fieldset className="new-order__row">
      <legend className="visually-hidden">{m.row(row)}</legend>
      <SelectField
        className="new-order__package"
        name={`package-${row}`}
        label={m.package}
        defaultValue={inputAs(`package-${row}`)}
        error={errorAt(`package-${row}`)}
      >
        <option value={NOTHING_CHOSEN}>{m.choose}</option>
        {catalogue.platforms.map(({ id, services }) => (
          <optgroup key={id} label={platformName(locale, id)}>
            {services.flatMap(({ packages }) =>
              packages.map((sold) => (
                <option key={sold.id} value={sold.id}>
                  {packageName(sold.id, locale)}, {formatMoney(locale, sold.price)}
                </option>
              )),
            )}
          </optgroup>
        ))}
      </SelectField>
      <TextField
        className="new-order__quantity"
        name={`quantity-${row}`}
        label={m.quantity}
        type="number"
        min={1}
        max={MAX_QUANTITY}
        defaultValue={inputAs(`quantity-${row}`, '1')}
        error={errorAt(`quantity-${row}`)}
      />
      <TextField
        className="new-order__target"
        name={`target-${row}`}
        label={m.target}
        maxLength={MAX_TARGET_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={inputAs(`target-${row}`)}
        hint={
          doubtful && <DoubtfulTarget {...{ read: doubtful, name: `confirmed-target-${row}` }} />
        }
        error={errorAt(`target-${row}`)}
      />
      {/* What was confirmed stays so while the order is looked at. */}
      {!doubtful && confirmed && (
        <input type="hidden" name={`confirmed-target-${row}`} value={confirmed} />
      )}
    </fieldset>
  );
}
