import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DETAILS_FORM } from '#web/routes/order/wizard/details/details-form-id.ts';
import { useWizardContext } from './wizard-context.ts';

/** Back to the packages, without losing what was typed: it sends the form along where there is no script. */
export function BackButton({ children }: { children: ReactNode }) {
  const { goTo } = useWizardContext();
  return (
    <Button
      variant="quiet"
      form={DETAILS_FORM}
      name="intent"
      value="back"
      formNoValidate
      onClick={(event) => {
        event.preventDefault();
        goTo('cart');
      }}
    >
      {children}
    </Button>
  );
}
