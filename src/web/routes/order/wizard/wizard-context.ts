import { createContext, use } from 'react';
import type { Wizard } from './use-wizard.ts';

export const WizardContext = createContext<Wizard | undefined>(undefined);

/** The wizard that a part belongs to. */
export function useWizardContext(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('This part stands outside the order wizard.');
  return wizard;
}
