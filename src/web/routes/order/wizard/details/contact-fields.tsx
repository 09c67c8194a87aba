import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CustomerField } from '#domain/customer/customer.ts';
import { SelectField } from '#web/forms/field.tsx';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/use-wizard.ts';
import { suggestEmail } from '#domain/customer/email-address.ts';
import { useFieldId } from '#web/forms/form-name.ts';
import { fillField } from '#web/forms/fill-field.ts';
import { Button } from '#web/ui/button.tsx';
import { sayNotice, worthOf } from '#web/routes/order/wizard/wizard-texts.ts';
import {
  WizardCountryOptions,
  DetailsNote,
  DetailsText,
  inSequence,
  useProblem,
} from './fields.tsx';

/** Everything about the customer that stands before the company. */
const contactFields: Record<Exclude<CustomerField, 'note'>, ReactNode> = {
  name: <NameField />,
  email: <EmailField />,
  phone: <PhoneField />,
};

export function ContactFields() {
  const { m } = useWizardContext();
  return (
    <fieldset className="fields">
      <legend>{m.details.contact}</legend>
      {inSequence(contactFields)}
    </fieldset>
  );
}

/** Untouched, it is where the step begins, also without a script; styles see by the placeholder whether it is empty. */
function NameField() {
  const { details, problems, notices } = useWizardContext();
  const isFirst = details.name === '' && problems.length + notices.length === 0;
  return (
    <DetailsText
      name="name"
      autoComplete="name"
      required
      {...(isFirst ? { autoFocus: true, placeholder: ' ' } : {})}
    />
  );
}

function PhoneField() {
  const { m } = useWizardGround();
  return (
    <div className="fields__pair">
      <PhoneCountryField />
      <DetailsText name="phone" type="tel" hint={m.details.phoneHint} autoComplete="tel" required />
    </div>
  );
}

function PhoneCountryField() {
  const { m, details } = useWizardContext();
  return (
    <SelectField
      name="phoneCountry"
      label={m.details.phoneCountry}
      defaultValue={details.phoneCountry}
      error={useProblem('phoneCountry')}
      autoComplete="tel-country-code"
    >
      <WizardCountryOptions isForPhone />
    </SelectField>
  );
}

/** Milliseconds without a key after which a slip in the address is pointed out. */
const PAUSE_MS = 400;

/**
 * The address, and the one that was probably meant. The room for the hint is always there and it comes
 * while typing, never when the field is left: what is pressed next stays under the finger.
 */
function EmailField() {
  const { m } = useWizardContext();
  const id = useFieldId('email');
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function lookAt(input: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSuggestion(suggestEmail(input)), PAUSE_MS);
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

/** Note and discount code: few need them, so they are folded away until one of them is filled in. */
export function ExtraFields() {
  const wizard = useWizardContext();
  const { m, details, problems, code, quote } = wizard;
  const isFilled = details.note !== '' || details.discountCode !== '';
  const isWrong = problems.some(({ field }) => field === 'note' || field === 'discountCode');
  const worth = code && sayNotice(m, wizard, worthOf(wizard.catalogue, code, quote));
  return (
    <details className="extra" open={isFilled || isWrong || undefined}>
      <summary className="extra__summary">
        <span>
          {m.details.extra} <span className="field__mark">{m.details.optional}</span>
          <span className="field__hint">{m.details.extraHint}</span>
        </span>
      </summary>
      <div className="fields extra__fields">
        <div className="fields__action">
          <DetailsText
            name="discountCode"
            hint={worth ?? m.details.discountHint}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="done"
            spellCheck={false}
          />
          <Button name={ACTION_FIELD} value="code" formNoValidate>
            {m.details.apply}
          </Button>
        </div>
        <DetailsNote />
      </div>
    </details>
  );
}
