import { createContext, use } from 'react';
import type { Wizard, WizardGround } from './use-wizard.ts';

export const WizardContext = createContext<Wizard | undefined>(undefined);

/** What never changes while the wizard is open; a part that reads this alone is not drawn at each change. */
export const GroundContext = createContext<WizardGround | undefined>(undefined);

/** The wizard that a part belongs to. */
export function useWizardContext(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('This part stands outside the order wizard.');
  return wizard;
}

/** The words, the catalogue and what can be done; none of what is being filled in. */
export function useWizardGround(): WizardGround {
  const ground = use(GroundContext);
  if (!ground) throw new Error('This part stands outside the order wizard.');
  return ground;
}
