import { MAX_REASON, MAX_REFERENCE } from '#domain/order/entered.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { useNewOrder } from './new-order-context.ts';

/** How the order is paid: by transfer with its day and reference, or free of charge with a reason. */
export function PaymentFields() {
  const { m, inputAs, errorAt } = useNewOrder();
  return (
    <fieldset className="new-order__part">
      <legend>{m.payment}</legend>
      <div className="new-order__grid">
        <SelectField name="how" label={m.how} defaultValue={inputAs('how')} error={errorAt('how')}>
          <option value={NOTHING_CHOSEN}>{m.hows.choose}</option>
          <option value="transfer">{m.hows.transfer}</option>
          <option value="free">{m.hows.free}</option>
        </SelectField>
        <TextField
          name="paidOn"
          type="date"
          label={m.paidOn}
          mark={m.onlyTransfer}
          defaultValue={inputAs('paidOn')}
          error={errorAt('paidOn')}
        />
        <TextField
          name="reference"
          label={m.reference}
          mark={m.onlyTransfer}
          maxLength={MAX_REFERENCE}
          autoComplete="off"
          defaultValue={inputAs('reference')}
          error={errorAt('reference')}
        />
        <TextField
          name="reason"
          label={m.reason}
          mark={m.onlyFree}
          maxLength={MAX_REASON}
          autoComplete="off"
          defaultValue={inputAs('reason')}
          error={errorAt('reason')}
        />
      </div>
    </fieldset>
  );
}
