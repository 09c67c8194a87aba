import { useEffect, useRef } from 'react';
import type { WizardMessages } from '#messages/cs/order/wizard.ts';
import { FormName, fieldId } from '#web/forms/form-name.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PASSING_MS } from '#web/ui/passing.ts';
import { Toast, Toasts } from '#web/ui/toast.tsx';
import { Builder } from '#web/routes/order/wizard/cart/builder.tsx';
import { CartPanel, CartSum, OrderBar } from '#web/routes/order/wizard/cart/cart-panel.tsx';
import { DETAILS_FORM, WIZARD_FORMS } from '#web/routes/order/wizard/details/details-form-id.ts';
import { Recommendations } from '#web/routes/order/wizard/cart/recommendations.tsx';
import { EnterButton } from '#web/forms/enter-button.tsx';
import { writeCart } from '#web/cookies/cart-cookie.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { LANGUAGE_ID } from '#web/frame/language-id.ts';
import { Button } from '#web/ui/button.tsx';
import { CART_FORM } from '#web/routes/order/wizard/cart/row-targets.ts';
import { LoadedDetailsStep, useSecondStep } from './second-step.tsx';
import { sayInSummary, sayNotice, wizardTitle } from './wizard-texts.ts';
import { GroundContext, WizardContext, useWizard, useWizardContext } from './use-wizard.ts';
import type { WizardNotice as DetailsAnswer, WizardProps } from './wizard-props.ts';
import { BackButton } from './parts.tsx';

/** The order in two steps: packages, then details and payment. */
export function OrderWizard(props: WizardProps & { m: WizardMessages }) {
  const { wizard, ground } = useWizard(props);
  const { m, step, cart } = wizard;
  useSecondStep(cart.lines.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The other step is another page to its reader: it begins at its top, without a glide there. The second
    // one begins with its first field, beside which its heading is read, or with that where its script is not there yet.
    const first = document.querySelector<HTMLElement>(`#${fieldId(WIZARD_FORMS, 'name')}`);
    (first ?? heading.current)?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  const title = wizardTitle(m, wizard);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <GroundContext value={ground}>
      <WizardContext value={wizard}>
        <FormName value={WIZARD_FORMS}>
          <div className="column wizard">
            <StepList />
            <h1 className="wizard__title" tabIndex={-1} ref={heading}>
              {step === 'cart' ? m.title : m.detailsTitle}
            </h1>
            {step === 'cart' && <p className="wizard__lead">{m.lead}</p>}
            <Messages />
            {step === 'cart' ? (
              <>
                <div
                  className={classNames(
                    'wizard__columns wizard__columns--cart',
                    cart.lines.length === 0 && 'wizard__columns--empty',
                  )}
                >
                  {cart.lines.length > 0 && <CartPanel />}
                  {cart.lines.length > 0 && <CartSum />}
                  <Builder key="builder" />
                  {cart.lines.length === 0 && <CartPanel />}
                  {cart.lines.length === 0 && <CartSum />}
                  <Recommendations />
                </div>
                <OrderBar />
              </>
            ) : (
              <LoadedDetailsStep />
            )}
            <LanguageForm />
          </div>
        </FormName>
      </WizardContext>
    </GroundContext>
  );
}

/** Toasts: the customer need not do anything. */
const passing = new Set<DetailsAnswer['key']>([
  'added',
  'prefilled',
  'prefilled-waits',
  'already-here',
  'already-waits',
  'carried',
  'quantity-min',
  'quantity-max',
  'removed',
  'target-saved',
  'data-loaded',
  'order-lost',
]);
/** What could not be done. */
const warnings = new Set<DetailsAnswer['key']>([
  'fillAllFields',
  'quantity-min',
  'quantity-max',
  'cart-full',
  'add-items',
  'too-often',
  'shop-away',
  'package-unknown',
  'checkout-unavailable',
  'checkout-refused',
  'company-error',
  'order-lost',
]);

/** What the wizard has to say: mistakes with links to their fields, notices, toasts. */
function Messages() {
  const wizard = useWizardContext();
  const { m, problems, notices, isAsked } = wizard;
  const position = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked && problems.length > 0)
      position.current?.querySelector<HTMLElement>('.error-summary')?.focus();
  }, [isAsked, problems]);
  const toasts = notices.filter(({ key }) => passing.has(key));
  // Not a second red box: these words head the summary.
  const isIncomplete = problems.length > 0 && notices.some(({ key }) => key === 'fillAllFields');
  // What was not sent stays until something is done about it.
  usePassing(
    toasts.some(({ key }) => key !== 'order-lost'),
    () => wizard.show({ problems, notices: notices.filter(({ key }) => !passing.has(key)) }),
  );
  return (
    <div className="wizard__messages" ref={position}>
      {notices
        .filter(({ key }) => !passing.has(key) && !(isIncomplete && key === 'fillAllFields'))
        .map((notice) => (
          <Notice key={notice.key} tone={warnings.has(notice.key) ? 'error' : 'info'} live>
            {sayNotice(m, wizard, notice)}
          </Notice>
        ))}
      <ErrorSummary
        title={isIncomplete ? m.problems.fillAllFields : m.errorSummary(problems.length)}
        errors={problems.map((problem) => ({
          field: problem.field,
          message: sayInSummary(m, wizard, problem),
        }))}
      />
      <Toasts>
        {toasts.map((notice) => (
          <Toast key={notice.key} isError={warnings.has(notice.key)}>
            {sayNotice(m, wizard, notice)}
          </Toast>
        ))}
      </Toasts>
    </div>
  );
}

/** Clears such a message after time enough to read it twice. */
function usePassing(isShown: boolean, clear: () => void) {
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => latest.current(), PASSING_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}

/** The two steps; the one that is done is a way back. */
function StepList() {
  const { m, step } = useWizardContext();
  return (
    <nav aria-label={m.steps.label}>
      {/* Before all buttons that belong to the form of step 2, also outside it. */}
      {step === 'details' && (
        <EnterButton action="enter" form={DETAILS_FORM}>
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

/**
 * The way to the other edition for browsers without a script: it posts the step's own form there, and so
 * also what is typed and not sent yet. With a script the header's button does it (language-switch.ts).
 */
function LanguageForm() {
  return (
    <noscript>
      <LanguageButton />
    </noscript>
  );
}

function LanguageButton() {
  const { m, step, cart, details, otherEdition } = useWizardContext();
  const draft = step === 'cart' ? valueOf(writeDraft(details, 'plain')) : '';
  return (
    <p className="wizard__language" id={LANGUAGE_ID}>
      <input type="hidden" form={CART_FORM} name="cart" value={valueOf(writeCart(cart, 'plain'))} />
      {draft && <input type="hidden" form={CART_FORM} name="draft" value={draft} />}
      <input type="hidden" form={CART_FORM} name="step" value={step} />
      <Button
        form={CART_FORM}
        formAction={otherEdition.action}
        formNoValidate
        lang={otherEdition.locale}
        icon="globe"
      >
        {otherEdition.name}
      </Button>{' '}
      {m.languageNote}
    </p>
  );
}

/** What stands in a cookie line between its name and its attributes. */
function valueOf(line: string | undefined): string {
  return /^[^=]*=([^;]*)/.exec(line ?? '')?.[1] ?? '';
}
