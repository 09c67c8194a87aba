import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { type PackageField, packageFields } from '#domain/operator/package-form.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { EnterPreviews } from '#web/operator/previewed.tsx';
import { priceWords } from '#web/operator/price-words.ts';
import { subjectName } from '#web/operator/subject-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { PackageDeskProps } from './package-desk-props.ts';
import { FormErrors } from '#web/operator/form-errors.tsx';

/** Of a list that the operator writes. */
const LIST_ROWS = 6;

/** What may be changed of a package. What it does is shown in the form before it is made. */
export function PackageForm({ children, ...props }: PackageDeskProps & { children: ReactNode }) {
  const { locale, problems, formId, seen } = props;
  const m = priceWords[locale];
  const errors = packageFields.flatMap((field) => {
    const problem = problems?.[field];
    return problem ? [{ field, message: m.typos[problem] }] : [];
  });
  return (
    <FormName value="package">
      <FormErrors locale={locale} errors={errors} />
      <form method="post" className="new-order__form" noValidate>
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="seen" value={seen} />
        <EnterPreviews name="intent" value="preview" />
        {children}
        <NumberFields {...props} />
        <TickFields {...props} />
        <GainsFields {...props} />
        <div>
          <Button variant={children ? 'outline' : 'primary'} name="intent" value="preview">
            {m.form.preview}
          </Button>
        </div>
      </form>
    </FormName>
  );
}

function fieldsOf({ locale, typed, problems }: PackageDeskProps) {
  const { typos } = priceWords[locale];
  return (name: PackageField) => {
    const problem = problems?.[name];
    return { name, error: problem && typos[problem], typed: typed[name] };
  };
}

function NumberFields(props: PackageDeskProps) {
  const { form } = priceWords[props.locale];
  const field = (name: PackageField) => {
    const { typed, ...rest } = fieldsOf(props)(name);
    return { ...rest, defaultValue: typed };
  };
  const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <fieldset className="new-order__part">
      <legend>{form.edit}</legend>
      <div className="new-order__grid">
        <TextField {...field('price')} {...whole} label={form.price} hint={form.priceHint} />
        <TextField {...field('bonus')} {...whole} label={form.bonus} />
        <TextField {...field('deliveryFrom')} {...whole} label={form.deliveryFrom} />
        <TextField {...field('deliveryTo')} {...whole} label={form.deliveryTo} />
        <SelectField {...field('deliveryUnit')} label={form.deliveryUnit}>
          {keysOf(form.units).map((unit) => (
            <option key={unit} value={unit}>
              {form.units[unit]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('guaranteeDays')} {...whole} label={form.guaranteeDays} />
      </div>
    </fieldset>
  );
}

/** Empty where the package says what its service says. */
function GainsFields(props: PackageDeskProps) {
  const { locale, service } = props;
  const { form, gainsForm, gainsOf } = priceWords[locale];
  const field = (name: 'gainsCs' | 'gainsEn', of: Locale) => {
    const { typed, ...rest } = fieldsOf(props)(name);
    return {
      ...rest,
      label: gainsForm.languages[of],
      defaultValue: typed,
      lang: of,
      rows: LIST_ROWS,
    };
  };
  return (
    <fieldset className="new-order__part">
      <legend>{form.gains}</legend>
      <p className="quiet">
        {form.gainsHint}{' '}
        <a href={adminHref('operatorGains', { service: service.key })}>
          {gainsOf(subjectName(locale, service.key))}
        </a>
      </p>
      <div className="new-order__grid">
        <TextAreaField {...field('gainsCs', 'cs')} />
        <TextAreaField {...field('gainsEn', 'en')} />
      </div>
    </fieldset>
  );
}

function TickFields(props: PackageDeskProps) {
  const { form } = priceWords[props.locale];
  const box = (name: PackageField) => {
    const { typed, ...rest } = fieldsOf(props)(name);
    return { ...rest, defaultChecked: typed === 'on' };
  };
  return (
    <div className="stack stack--small">
      <CheckboxField {...box('popular')} label={form.popular} />
      <CheckboxField {...box('onSale')} label={form.onSale} />
      <CheckboxField {...box('announced')} label={form.announced} hint={form.announcedHint} />
    </div>
  );
}
