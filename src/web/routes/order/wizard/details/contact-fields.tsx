import type { ReactNode } from 'react';
import type { CustomerField } from '#domain/customer/customer.ts';
import { SelectField } from '#web/forms/field.tsx';
import { CountryOptions } from './country-options.tsx';
import { DetailsText } from './details-text.tsx';
import { EmailField } from './email-field.tsx';
import { inSequence } from './in-sequence.tsx';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';

/** Everything about the customer that stands before the company. */
const contactFields: Record<Exclude<CustomerField, 'note'>, ReactNode> = {
  name: <NameField />,
  email: <EmailField />,
  phone: <PhoneField />,
};

export function ContactFields() {
  const { m } = useWizardContext();
  return (
    <fieldset className="fields">
      <legend>{m.details.contact}</legend>
      {inSequence(contactFields)}
    </fieldset>
  );
}

/** Untouched, it is where the step begins, also without a script; styles see by the placeholder whether it is empty. */
function NameField() {
  const { details, problems, notices } = useWizardContext();
  const isFirst = details.name === '' && problems.length + notices.length === 0;
  return (
    <DetailsText
      name="name"
      autoComplete="name"
      required
      {...(isFirst ? { autoFocus: true, placeholder: ' ' } : {})}
    />
  );
}

function PhoneField() {
  const { m } = useWizardGround();
  return (
    <div className="fields__pair">
      <PhoneCountryField />
      <DetailsText name="phone" type="tel" hint={m.details.phoneHint} autoComplete="tel" required />
    </div>
  );
}

function PhoneCountryField() {
  const { m, details } = useWizardContext();
  return (
    <SelectField
      name="phoneCountry"
      label={m.details.phoneCountry}
      defaultValue={details.phoneCountry}
      error={useProblem('phoneCountry')}
      autoComplete="tel-country-code"
    >
      <CountryOptions isForPhone />
    </SelectField>
  );
}
