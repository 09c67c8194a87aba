import { BackButton } from './back-button.tsx';
import { DETAILS_FORM } from '#web/routes/order/wizard/details/details-form-id.ts';
import { useWizardContext } from './wizard-context.ts';

/** The two steps; the one that is done is a way back. */
export function StepList() {
  const { m, step } = useWizardContext();
  return (
    <nav aria-label={m.steps.label}>
      {step === 'details' && <EnterButton />}
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

/** The button that Enter presses in the form of step 2: before all others that belong to it, also outside. */
function EnterButton() {
  const { m } = useWizardContext();
  return (
    <button
      className="visually-hidden"
      form={DETAILS_FORM}
      name="intent"
      value="enter"
      tabIndex={-1}
      aria-hidden
    >
      {m.details.enter}
    </button>
  );
}
