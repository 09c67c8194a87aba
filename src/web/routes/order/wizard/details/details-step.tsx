import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { BackButton } from '#web/routes/order/wizard/back-button.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DETAILS_FORM } from './details-form-id.ts';
import { ExtraFields } from './extra-fields.tsx';
import { Legal } from './legal.tsx';
import { ReviewInvitation } from './review-invitation.tsx';
import { StartChoice } from './start-choice.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { OrderSummary } from './order-summary.tsx';
import { seenCart } from '#web/routes/order/wizard/cart/seen-cart.ts';
import { addressOf } from '#web/routes/order/wizard/wizard-history.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/**
 * Step 2: who orders, the whole order once more, and the legal button as the last thing (rules 16).
 */
export function DetailsStep() {
  const { m, locale, cart, quote } = useWizardContext();
  const isFree = quote.total === 0;
  const form = useRef<HTMLFormElement>(null);
  const { keep, submit, isSubmitting } = useDetailsForm(form);
  return (
    <form
      className="wizard__columns wizard__columns--details"
      method="post"
      id={DETAILS_FORM}
      action={addressOf('details', locale)}
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
        <StartChoice />
        <ExtraFields />
        {!isFree && <ReviewInvitation />}
        <p>
          <BackButton>{m.details.back}</BackButton>
        </p>
      </div>
      <OrderSummary />
      <div className="wizard__legal stack">
        <Legal />
        {!isFree && <p className="wizard__fine">{m.details.payment}</p>}
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
          {isFree ? m.details.submitFree : m.details.submit}
        </Button>
      </div>
    </form>
  );
}
