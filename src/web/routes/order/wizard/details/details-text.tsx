import type { ComponentProps, ReactNode } from 'react';
import { type DetailsText as TextName, detailsLimits } from '#domain/customer/details-form.ts';
import { TextAreaField, TextField } from '#web/forms/field.tsx';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

interface DetailsTextProps extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'defaultValue'
> {
  name: TextName;
  /** Where it is not the one of the table. */
  label?: ReactNode;
}

/** A text of step 2 with its label, what was typed, how long it may be and what is wrong with it. */
export function DetailsText({ name, label, ...rest }: DetailsTextProps) {
  const { m, details } = useWizardContext();
  const error = useProblem(name);
  return (
    <TextField
      maxLength={detailsLimits[name]}
      enterKeyHint="next"
      {...rest}
      name={name}
      label={label ?? m.details[name]}
      defaultValue={details[name]}
      error={error}
    />
  );
}

/** The note, which may have lines. */
export function DetailsNote() {
  const { m, details } = useWizardContext();
  return (
    <TextAreaField
      name="note"
      label={m.details.note}
      defaultValue={details.note}
      error={useProblem('note')}
      rows={3}
      maxLength={detailsLimits.note}
    />
  );
}
