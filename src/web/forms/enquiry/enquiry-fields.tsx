import type { ComponentProps } from 'react';
import { type TypedProblems, enquiryLimits } from '#domain/customer/enquiry.ts';
import { defaultPhoneCountry, listPhoneCountries } from '#domain/customer/phone-country.ts';
import { CountryOptions } from '#web/forms/country-options.tsx';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { useLocale, useWords } from '#web/words.ts';

interface FieldsProps {
  typed?: Partial<
    Record<'name' | 'email' | 'phoneCountry' | 'phone' | 'company' | 'message', string>
  >;
  problems?: TypedProblems | undefined;
}

/** Who writes. */
export function SenderFields({ typed, problems }: FieldsProps) {
  return (
    <div className="enquiry__pair">
      <Text {...{ typed, problems }} name="name" autoComplete="name" required />
      <Text {...{ typed, problems }} name="email" type="email" autoComplete="email" required />
    </div>
  );
}

/** A number with its country; `data-digits` leaves nothing but digits in it while it is typed, `data-guess` chooses by the browser's language. */
export function PhoneFields({ typed, problems }: FieldsProps) {
  const locale = useLocale();
  const { labels } = useWords().enquiry;
  const isGuessed = locale === 'en' && !typed?.phoneCountry;
  return (
    <div className="enquiry__phone">
      <SelectField
        name="phoneCountry"
        label={labels.phoneCountry}
        defaultValue={typed?.phoneCountry || defaultPhoneCountry(locale)}
        autoComplete="tel-country-code"
        {...(isGuessed && { 'data-guess': '' })}
      >
        <CountryOptions countries={listPhoneCountries(locale)} isForPhone />
      </SelectField>
      <Text
        {...{ typed, problems }}
        name="phone"
        type="tel"
        autoComplete="tel"
        data-digits="phoneCountry"
        required
      />
    </div>
  );
}

interface ChoiceFieldProps<Choice extends string> {
  problems?: TypedProblems | undefined;
  name: 'service' | 'cooperationType';
  typed: string | undefined;
  choices: readonly Choice[];
  /** What each choice is called, and the line that stands for none. */
  words: { choose: string; names: Readonly<Record<Choice, string>> };
}

/** What it is about; nothing is chosen beforehand. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { problems, name, typed, choices, words } = props;
  const { labels, problems: said } = useWords().enquiry;
  const problem = problems?.[name];
  return (
    <SelectField
      name={name}
      label={labels[name]}
      error={problem && said[problem]}
      defaultValue={typed}
      required
    >
      <option value="">{words.choose}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words.names[choice]}
        </option>
      ))}
    </SelectField>
  );
}

/** Nobody has to have one. */
export function CompanyField(props: FieldsProps) {
  return (
    <Text
      {...props}
      name="company"
      autoComplete="organization"
      mark={useWords().enquiry.optional}
    />
  );
}

export function MessageField({ typed, problems }: FieldsProps) {
  const words = useWords().enquiry;
  const problem = problems?.message;
  return (
    <TextAreaField
      name="message"
      label={words.labels.message}
      error={problem && words.problems[problem]}
      defaultValue={typed?.message}
      maxLength={enquiryLimits.message}
      required
    />
  );
}

type TextName = 'name' | 'email' | 'phone' | 'company';

interface TextProps
  extends FieldsProps, Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'defaultValue'> {
  name: TextName;
  'data-digits'?: string;
}

function Text({ typed, problems, name, ...rest }: TextProps) {
  const words = useWords().enquiry;
  const problem = problems?.[name];
  return (
    <TextField
      maxLength={enquiryLimits[name]}
      {...rest}
      name={name}
      label={words.labels[name]}
      error={problem && words.problems[problem]}
      defaultValue={typed?.[name]}
    />
  );
}
