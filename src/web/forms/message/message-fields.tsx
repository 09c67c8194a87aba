import type { ComponentProps } from 'react';
import { type InputProblems, messageLimits } from '#domain/messages/sent-message.ts';
import { defaultPhoneCountry, listPhoneCountries } from '#domain/customer/phone-country.ts';
import { CountryOptions } from '#web/forms/country-options.tsx';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { useLocale, useWords } from '#web/words.ts';

interface FieldsProps {
  input?: Partial<
    Record<'name' | 'email' | 'phoneCountry' | 'phone' | 'company' | 'message', string>
  >;
  problems?: InputProblems | undefined;
}

/** Who writes. */
export function SenderFields({ input, problems }: FieldsProps) {
  return (
    <div className="message__pair">
      <Text {...{ input, problems }} name="name" autoComplete="name" required />
      <Text {...{ input, problems }} name="email" type="email" autoComplete="email" required />
    </div>
  );
}

/** A number with its country; `data-digits` leaves nothing but digits in it while it is typed, `data-guess` chooses by the browser's language. */
export function PhoneFields({ input, problems }: FieldsProps) {
  const locale = useLocale();
  const { labels } = useWords().message;
  const isGuessed = locale === 'en' && !input?.phoneCountry;
  return (
    <div className="message__phone">
      <SelectField
        name="phoneCountry"
        label={labels.phoneCountry}
        defaultValue={input?.phoneCountry || defaultPhoneCountry(locale)}
        autoComplete="tel-country-code"
        {...(isGuessed && { 'data-guess': '' })}
      >
        <CountryOptions countries={listPhoneCountries(locale)} isForPhone />
      </SelectField>
      <Text
        {...{ input, problems }}
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
  problems?: InputProblems | undefined;
  name: 'service' | 'cooperationType';
  input: string | undefined;
  choices: readonly Choice[];
  /** What each choice is called, and the line that stands for none. */
  words: { choose: string; names: Readonly<Record<Choice, string>> };
}

/** What it is about; nothing is chosen beforehand. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { problems, name, input, choices, words } = props;
  const { labels, problems: stated } = useWords().message;
  const problem = problems?.[name];
  return (
    <SelectField
      name={name}
      label={labels[name]}
      error={problem && stated[problem]}
      defaultValue={input}
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
      mark={useWords().message.optional}
    />
  );
}

export function MessageField({ input, problems }: FieldsProps) {
  const words = useWords().message;
  const problem = problems?.message;
  return (
    <TextAreaField
      name="message"
      label={words.labels.message}
      error={problem && words.problems[problem]}
      defaultValue={input?.message}
      maxLength={messageLimits.message}
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

function Text({ input, problems, name, ...rest }: TextProps) {
  const words = useWords().message;
  const problem = problems?.[name];
  return (
    <TextField
      maxLength={messageLimits[name]}
      {...rest}
      name={name}
      label={words.labels[name]}
      error={problem && words.problems[problem]}
      defaultValue={input?.[name]}
    />
  );
}
