import { type ComponentProps, type ReactNode, Fragment } from 'react';
import { type DetailsText as TextName, detailsLimits } from '#domain/customer/details-form.ts';
import { TextAreaField, TextField } from '#web/forms/field.tsx';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/use-wizard.ts';
import { CountryOptions as Options } from '#web/forms/country-options.tsx';
import { sayProblem } from '#web/routes/order/wizard/wizard-texts.ts';

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

/** The countries of the order form; their names come from the server with it. */
export function WizardCountryOptions({ isForPhone }: { isForPhone?: true }) {
  const { countries } = useWizardGround();
  return <Options countries={countries} {...(isForPhone && { isForPhone })} />;
}

/**
 * Draws fields in a sequence, by their names. The compiler requires a record to have every name, so no
 * field can be forgotten.
 */
export function inSequence(fields: Record<string, ReactNode>): ReactNode {
  return Object.entries(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>);
}

/** The message at a field, if something is wrong there. */
export function useProblem(field: string): string | undefined {
  const { m, problems } = useWizardContext();
  const found = problems.find((problem) => problem.field === field);
  return found && sayProblem(m, found);
}
