import { useState } from 'react';
import { suggestEmail } from '#domain/customer/email.ts';
import { SelectField } from '#web/ui/field.tsx';
import { DetailsText } from './details-text.tsx';
import { useProblem } from './use-problem.ts';
import { useWizardContext } from './wizard-context.ts';

/** Name, e-mail, phone. */
export function ContactFields() {
  const { m } = useWizardContext();
  return (
    <fieldset className="fields">
      <legend>{m.details.contact}</legend>
      <DetailsText name="name" label={m.details.name} autoComplete="name" required />
      <EmailField />
      <div className="fields__pair">
        <PhoneCountryField />
        <DetailsText
          name="phone"
          type="tel"
          label={m.details.phone}
          hint={m.details.phoneHint}
          autoComplete="tel-national"
          required
        />
      </div>
    </fieldset>
  );
}

function EmailField() {
  const { m } = useWizardContext();
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <div className="stack stack--small">
      <DetailsText
        name="email"
        type="email"
        label={m.details.email}
        hint={m.details.emailHint}
        autoComplete="email"
        onBlur={({ currentTarget }) => setSuggestion(suggestEmail(currentTarget.value))}
        required
      />
      <output className="suggestion" htmlFor="field-email">
        {suggestion && m.details.emailSuggestion(suggestion)}
      </output>
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
