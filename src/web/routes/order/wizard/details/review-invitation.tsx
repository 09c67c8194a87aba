import { CheckboxField } from '#web/forms/field.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** Says that a review will be asked for, and takes a no (rules 17; § 7 of the Czech Act 480/2004). */
export function ReviewInvitation() {
  const { m, details } = useWizardContext();
  return (
    <CheckboxField
      name="noInvitation"
      className="checkbox--quiet"
      label={m.details.noInvitation}
      defaultChecked={details.noInvitation}
    />
  );
}
