import { writeCart } from '#web/cookies/cart-cookie.ts';
import { writeDraft } from '#web/cookies/draft-cookie.ts';
import { LANGUAGE_ID } from '#web/frame/language-id.ts';
import { Button } from '#web/ui/button.tsx';
import { CART_FORM } from '#web/routes/order/wizard/cart/cart-form-id.ts';
import { useWizardContext } from './wizard-context.ts';

/**
 * The way to the other edition for browsers without a script: it posts the step's own form there, and so
 * also what is typed and not sent yet. With a script the header's button does it (language-switch.ts).
 */
export function LanguageForm() {
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
