import { type ReactNode, useState } from 'react';
import type { CustomerField } from '#domain/customer/customer.ts';
import { suggestEmail } from '#domain/customer/email-address.ts';
import { SelectField } from '#web/forms/field.tsx';
import { useFieldId } from '#web/forms/form-name.ts';
import { DetailsText } from './details-text.tsx';
import { inSequence } from './in-sequence.tsx';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** Everything about the customer that stands before the company. */
const contactFields: Record<Exclude<CustomerField, 'note'>, ReactNode> = {
  name: <DetailsText name="name" autoComplete="name" required />,
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

function EmailField() {
  const { m } = useWizardContext();
  const fieldId = useFieldId('email');
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <div className="stack stack--small">
      <DetailsText
        name="email"
        type="email"
        hint={m.details.emailHint}
        autoComplete="email"
        onBlur={({ currentTarget }) => setSuggestion(suggestEmail(currentTarget.value))}
        required
      />
      <output className="suggestion" htmlFor={fieldId}>
        {suggestion && m.details.emailSuggestion(suggestion)}
      </output>
    </div>
  );
}

function PhoneField() {
  const { m } = useWizardContext();
  return (
    <div className="fields__pair">
      <PhoneCountryField />
      <DetailsText
        name="phone"
        type="tel"
        hint={m.details.phoneHint}
        autoComplete="tel-national"
        required
      />
    </div>
  );
}

function PhoneCountryField() {
  const { m, details, phoneCountries } = useWizardContext();
  return (
    <SelectField
      name="phoneCountry"
      label={m.details.phoneCountry}
      defaultValue={details.phoneCountry}
      error={useProblem('phoneCountry')}
      autoComplete="tel-country-code"
    >
      {phoneCountries.map(({ code, name, prefix, flag }) => (
        <option key={code} value={code}>{`${name} (${prefix}) ${flag}`}</option>
      ))}
    </SelectField>
  );
}
