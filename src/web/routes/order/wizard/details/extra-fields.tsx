import { Button } from '#web/ui/button.tsx';
import { DetailsNote, DetailsText } from './details-text.tsx';
import { sayNotice, worthOf } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

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
          <Button name="intent" value="code" formNoValidate>
            {m.details.apply}
          </Button>
        </div>
        <DetailsNote />
      </div>
    </details>
  );
}
