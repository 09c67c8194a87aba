import { useState } from 'react';
import { detailsLimits } from '#domain/customer.ts';
import { suggestEmail } from '#domain/email.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { useProblem } from './use-problem.ts';
import { useWizardContext } from './wizard-context.ts';

/** Name, e-mail, phone. */
export function ContactFields() {
  const { m, details } = useWizardContext();
  return (
    <fieldset className="fields">
      <legend>{m.details.contact}</legend>
      <TextField
        name="name"
        label={m.details.name}
        defaultValue={details.name}
        error={useProblem('name')}
        autoComplete="name"
        maxLength={detailsLimits.name}
        required
      />
      <EmailField />
      <div className="fields__pair">
        <PhoneCountryField />
        <TextField
          name="phone"
          type="tel"
          label={m.details.phone}
          hint={m.details.phoneHint}
          defaultValue={details.phone}
          error={useProblem('phone')}
          autoComplete="tel-national"
          maxLength={detailsLimits.phone}
          required
        />
      </div>
    </fieldset>
  );
}

function EmailField() {
  const { m, details } = useWizardContext();
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <div className="stack stack--small">
      <TextField
        name="email"
        type="email"
        label={m.details.email}
        hint={m.details.emailHint}
        defaultValue={details.email}
        error={useProblem('email')}
        autoComplete="email"
        maxLength={detailsLimits.email}
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
