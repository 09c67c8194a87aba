import { useEffect, useRef, useState } from 'react';
import { suggestEmail } from '#domain/customer/email-address.ts';
import { useFieldId } from '#web/forms/form-name.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { DetailsText } from './details-text.tsx';
import { fillField } from '#web/forms/fill-field.ts';

/** Milliseconds without a key after which a slip in the address is pointed out. */
const PAUSE_MS = 400;

/**
 * The address, and the one that was probably meant. The room for the hint is always there and it comes
 * while typing, never when the field is left: what is pressed next stays under the finger.
 */
export function EmailField() {
  const { m } = useWizardContext();
  const id = useFieldId('email');
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function lookAt(typed: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSuggestion(suggestEmail(typed)), PAUSE_MS);
  }

  function correct(email: string) {
    const field = document.querySelector<HTMLInputElement>(`#${id}`);
    fillField(field, email);
    field?.focus();
    clearTimeout(timer.current);
    setSuggestion(undefined);
  }

  return (
    <div className="email">
      <DetailsText
        name="email"
        type="email"
        hint={m.details.emailHint}
        autoComplete="email"
        onInput={({ currentTarget }) => lookAt(currentTarget.value)}
        required
      />
      <output className="suggestion" htmlFor={id}>
        {suggestion && (
          <button type="button" className="suggestion__button" onClick={() => correct(suggestion)}>
            {m.details.emailSuggestion(suggestion)}
          </button>
        )}
      </output>
    </div>
  );
}
