import { memo } from 'react';
import { useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';

/** All countries of the world for a choice; being hundreds, they are drawn once and not at each key. */
export const CountryOptions = memo(function CountryOptions({ isForPhone }: { isForPhone?: true }) {
  const { countries } = useWizardGround();
  return countries.map(({ code, name, prefix }) => (
    <option key={code} value={code}>
      {isForPhone ? `${name} ${prefix}` : name}
    </option>
  ));
});
