import { sayProblem } from './wizard-texts.ts';
import { useWizardContext } from './wizard-context.ts';

/** The message at a field, if something is wrong there. */
export function useProblem(field: string): string | undefined {
  const { m, problems } = useWizardContext();
  const found = problems.find((problem) => problem.field === field);
  return found && sayProblem(m, found);
}
