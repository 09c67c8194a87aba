import { EnterButton } from '#web/forms/enter-button.tsx';
import { BackButton } from './back-button.tsx';
import { DETAILS_FORM } from '#web/routes/order/wizard/details/details-form-id.ts';
import { useWizardContext } from './wizard-context.ts';

/** The two steps; the one that is done is a way back. */
export function StepList() {
  const { m, step } = useWizardContext();
  return (
    <nav aria-label={m.steps.label}>
      {/* Before all buttons that belong to the form of step 2, also outside it. */}
      {step === 'details' && (
        <EnterButton intent="enter" form={DETAILS_FORM}>
          {m.details.enter}
        </EnterButton>
      )}
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
