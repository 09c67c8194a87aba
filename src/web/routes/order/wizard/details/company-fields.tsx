import { type ReactNode, useRef } from 'react';
import type { CompanyField } from '#domain/customer/customer.ts';
import { detailsLimits } from '#domain/customer/details-form.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { CheckboxField, SelectField } from '#web/forms/field.tsx';
import { CompanyIdField } from './company-id-field.tsx';
import { CountryOptions } from './country-options.tsx';
import { DetailsText } from './details-text.tsx';
import { inSequence } from './in-sequence.tsx';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** The invoice to a company; shown when the box is ticked, by CSS alone. */
export function CompanyFields() {
  const { m, details } = useWizardContext();
  const fields = useRef<HTMLDivElement>(null);
  const inside: Record<CompanyField, ReactNode> = {
    companyCountry: <CountryField />,
    companyId: <CompanyIdField fields={fields} />,
    companyName: <DetailsText name="companyName" autoComplete="organization" />,
    vatId: <VatIdField />,
    address: <DetailsText name="address" autoComplete="address-line1" />,
  };
  return (
    <fieldset className="fields company">
      <legend className="visually-hidden">{m.details.companyHeading}</legend>
      <CheckboxField
        name="companyInvoice"
        label={m.details.companyInvoice}
        defaultChecked={details.companyInvoice}
      />
      <div className="company__fields" ref={fields}>
        {inSequence(inside)}
      </div>
    </fieldset>
  );
}

/** What is asked for below follows it, also without a script (rules 37). */
function CountryField() {
  const { m, details } = useWizardContext();
  return (
    <SelectField
      name="companyCountry"
      label={m.details.companyCountry}
      defaultValue={details.companyCountry}
      error={useProblem('companyCountry')}
      autoComplete="country"
    >
      <option value={NOTHING_CHOSEN}>{m.details.countryOpen}</option>
      <CountryOptions />
    </SelectField>
  );
}

function VatIdField() {
  const { m } = useWizardContext();
  return (
    <DetailsText
      name="vatId"
      mark={m.details.optional}
      hint={<span className="company__foreign">{m.details.vatIdHint}</span>}
      maxLength={2 * detailsLimits.vatId}
      autoComplete="off"
    />
  );
}
