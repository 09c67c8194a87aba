import { BackButton } from './back-button.tsx';
import { useWizardContext } from './wizard-context.ts';

/** The two steps; the one that is done is a way back. */
export function StepList() {
  const { m, step } = useWizardContext();
  return (
    <nav aria-label={m.steps.label}>
      <ol className="steps">
        <li className="steps__item" aria-current={step === 'cart' ? 'step' : undefined}>
          {step === 'cart' ? m.steps.cart : <BackButton>{m.steps.cart}</BackButton>}
        </li>
        <li className="steps__item" aria-current={step === 'details' ? 'step' : undefined}>
          {m.steps.details}
        </li>
      </ol>
    </nav>
  );
}
