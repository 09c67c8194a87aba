import type { ReactNode, RefObject } from 'react';
import { wizardHref } from '#domain/wizard-addresses.ts';
import { useWizardGround } from './wizard-context.ts';

interface WizardFormProps {
  id?: string;
  className?: string;
  ref?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** A form of the first step: the script answers it at once, the server answers it without one. */
export function WizardForm({ children, ...rest }: WizardFormProps) {
  const { locale, submitCart } = useWizardGround();
  return (
    <form
      {...rest}
      method="post"
      action={wizardHref('wizard', locale)}
      onSubmit={submitCart}
      noValidate
    >
      {children}
    </form>
  );
}
