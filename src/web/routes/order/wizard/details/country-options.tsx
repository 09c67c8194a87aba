import { CountryOptions as Options } from '#web/forms/country-options.tsx';
import { useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';

/** The countries of the order form; their names come from the server with it. */
export function CountryOptions({ isForPhone }: { isForPhone?: true }) {
  const { countries } = useWizardGround();
  return <Options countries={countries} {...(isForPhone && { isForPhone })} />;
}
