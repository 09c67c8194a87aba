import { type DetailsText, detailsLimits } from '#domain/customer/details-form.ts';
import { defaultCompanyCountry, listPhoneCountries } from '#domain/customer/phone-country.ts';
import { type PerLocale, locales } from '#domain/locale.ts';
import { detailsLabels as cs } from '#messages/cs/order/customer.ts';
import { detailsLabels as en } from '#messages/en/order/customer.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { CountryOptions } from '#web/forms/country-options.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { useNewOrder } from './new-order-context.ts';

const labels: PerLocale<Record<DetailsText, string>> = { cs, en };

/** Who orders, read by the rules of the order form; the phone may be missing. */
export function CustomerFields() {
  const { locale, m, inputAs, errorAt } = useNewOrder();
  return (
    <fieldset className="new-order__part">
      <legend>{m.customer}</legend>
      <div className="new-order__grid">
        <Text name="name" />
        <Text name="email" type="email" />
        <Text name="phone" type="tel" isOptional />
        <SelectField name="locale" label={m.language} defaultValue={inputAs('locale', 'cs')}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {m.languages[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="start"
          label={m.start}
          defaultValue={inputAs('start')}
          error={errorAt('start')}
        >
          <option value={NOTHING_CHOSEN}>{m.starts.choose}</option>
          <option value="now">{m.starts.now}</option>
          <option value="later">{m.starts.later}</option>
        </SelectField>
        <TextAreaField
          name="note"
          label={labels[locale].note}
          mark={m.optional}
          rows={2}
          maxLength={detailsLimits.note}
          defaultValue={inputAs('note')}
          error={errorAt('note')}
        />
      </div>
      <Company />
    </fieldset>
  );
}

function Company() {
  const { locale, m, inputAs, errorAt } = useNewOrder();
  return (
    <>
      <CheckboxField
        name="companyInvoice"
        value="on"
        label={m.company}
        defaultChecked={inputAs('companyInvoice') !== ''}
      />
      <div className="new-order__grid">
        <SelectField
          name="companyCountry"
          label={labels[locale].companyCountry}
          defaultValue={inputAs('companyCountry', defaultCompanyCountry('cs'))}
          error={errorAt('companyCountry')}
        >
          <CountryOptions countries={listPhoneCountries(locale)} />
        </SelectField>
        <Text name="companyId" isOptional />
        <Text name="companyName" isOptional />
        <Text name="vatId" isOptional />
        <Text name="address" isOptional />
      </div>
    </>
  );
}

interface TextProps {
  name: Exclude<DetailsText, 'phoneCountry' | 'companyCountry' | 'discountCode' | 'note'>;
  type?: 'email' | 'tel';
  isOptional?: true;
}

function Text({ name, type, isOptional }: TextProps) {
  const { locale, m, inputAs, errorAt } = useNewOrder();
  return (
    <TextField
      name={name}
      {...(type && { type })}
      label={labels[locale][name]}
      mark={isOptional && m.optional}
      maxLength={2 * detailsLimits[name]}
      autoComplete="off"
      defaultValue={inputAs(name)}
      error={errorAt(name)}
    />
  );
}
