import type { ComponentProps } from 'react';
import { type DetailsForm, detailsLimits } from '#domain/customer/customer.ts';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { useProblem } from './use-problem.ts';
import { useWizardContext } from './wizard-context.ts';

/** The texts of step 2; the rest are boxes and a list. */
type TextName = keyof typeof detailsLimits & keyof DetailsForm;

interface DetailsTextProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'defaultValue'> {
  name: TextName;
}

/** A text of step 2 with what was typed, how long it may be and what is wrong with it. */
export function DetailsText({ name, ...rest }: DetailsTextProps) {
  const { details } = useWizardContext();
  const error = useProblem(name);
  return (
    <TextField
      maxLength={detailsLimits[name]}
      {...rest}
      name={name}
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
      mark={m.details.optional}
      defaultValue={details.note}
      error={useProblem('note')}
      rows={3}
      maxLength={detailsLimits.note}
    />
  );
}
