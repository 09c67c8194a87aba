import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkDetails, readDetailsForm } from '#domain/customer/details-form.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { BackButton } from '#web/routes/order/wizard/back-button.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DETAILS_FORM } from './details-form-id.ts';
import { ExtraFields } from './extra-fields.tsx';
import { Legal } from './legal.tsx';
import { OrderSummary } from './order-summary.tsx';
import { seenCart } from '#web/routes/order/wizard/cart/seen-cart.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import type { Problem } from '#web/routes/order/wizard/wizard-props.ts';

/**
 * Step 2: who orders, the whole order once more, and the legal button as the last thing (rules 16).
 */
export function DetailsStep() {
  const { m, locale, cart, quote } = useWizardContext();
  const form = useRef<HTMLFormElement>(null);
  const { keep, submit, isSubmitting } = useDetailsForm(form);
  return (
    <form
      className="wizard__columns wizard__columns--details"
      method="post"
      id={DETAILS_FORM}
      action={withQuery(href('wizard', locale), { step: 'details' })}
      onChange={keep}
      onSubmit={submit}
      noValidate
      ref={form}
    >
      <input type="hidden" name="seenTotal" value={quote.total} />
      <input type="hidden" name="seenCart" value={seenCart(cart)} />
      <div className="wizard__fields stack">
        <ContactFields />
        <CompanyFields />
        <ExtraFields />
        <p>
          <BackButton>{m.details.back}</BackButton>
        </p>
      </div>
      <OrderSummary />
      <div className="wizard__legal stack">
        <Legal />
        <p className="wizard__fine">{m.details.payment}</p>
        <Button
          variant="primary"
          size="large"
          wide
          name="intent"
          value="order"
          icon="lock"
          loading={isSubmitting}
          loadingLabel={m.details.submitting}
        >
          {m.details.submit}
        </Button>
      </div>
    </form>
  );
}

/** Keeps what is typed, checks it before it is sent, and keeps a second click from sending it again. */
function useDetailsForm(form: { current: HTMLFormElement | null }) {
  const { locale, setDetails, show, problems, notices } = useWizardContext();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const read = () => readDetailsForm(form.current ? new FormData(form.current) : new Map(), locale);

  useEffect(() => {
    // Coming back by the browser's own button finds the page as it was left: submitting.
    const wake = () => setIsSubmitting(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (intentOf(event) !== 'order') return;
    if (isSubmitting) {
      event.preventDefault();
      return;
    }
    const wrong = Object.entries(checkDetails(read())).map(([field, key]): Problem => ({
      field,
      key,
    }));
    if (wrong.length > 0) {
      event.preventDefault();
      show({ problems: wrong, isAsked: true });
      return;
    }
    // The button's own value is read after this handler; disabled at once it would not be sent.
    setTimeout(() => setIsSubmitting(true));
  }

  /** The message of a mistake disappears as soon as the field is corrected. */
  function keep({ target }: ChangeEvent<HTMLFormElement>) {
    const details = read();
    setDetails(details);
    const changed = target instanceof Element ? target.getAttribute('name') : null;
    const left = problems.filter(
      ({ field }) => field !== changed || field in checkDetails(details),
    );
    if (left.length < problems.length) show({ problems: left, notices });
  }

  return { keep, submit, isSubmitting };
}

function intentOf(event: SubmitEvent<HTMLFormElement>): string {
  const { submitter } = event.nativeEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
}
