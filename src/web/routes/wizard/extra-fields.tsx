import { detailsLimits } from '#domain/customer.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { useProblem } from './use-problem.ts';
import { useWizardContext } from './wizard-context.ts';

/** Note and discount code. */
export function ExtraFields() {
  const { m, details } = useWizardContext();
  return (
    <div className="fields">
      <TextAreaField
        name="note"
        label={m.details.note}
        mark={m.details.optional}
        defaultValue={details.note}
        error={useProblem('note')}
        rows={3}
        maxLength={detailsLimits.note}
      />
      <div className="fields__action">
        <TextField
          name="discountCode"
          label={m.details.discountCode}
          mark={m.details.optional}
          hint={m.details.discountHint}
          defaultValue={details.discountCode}
          error={useProblem('discountCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={detailsLimits.discountCode}
        />
        <Button name="intent" value="code" formNoValidate>
          {m.details.apply}
        </Button>
      </div>
    </div>
  );
}
