import { memo } from 'react';
import { type PhoneCountry, flagOf } from '#domain/customer/phone-country.ts';

interface CountryOptionsProps {
  countries: readonly PhoneCountry[];
  /** Each with its flag and its dialling code. */
  isForPhone?: true;
}

/** Countries for a choice; being many, they are drawn once and not at each key. */
export const CountryOptions = memo(function CountryOptions({
  countries,
  isForPhone,
}: CountryOptionsProps) {
  return countries.map(({ code, name, prefix }) => (
    <option key={code} value={code}>
      {isForPhone ? `${flagOf(code)} ${name} ${prefix}` : name}
    </option>
  ));
});
