import { Button } from '#web/ui/button.tsx';
import { DetailsNote, DetailsText } from './details-text.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** Note and discount code. */
export function ExtraFields() {
  const { m } = useWizardContext();
  return (
    <div className="fields">
      <DetailsNote />
      <div className="fields__action">
        <DetailsText
          name="discountCode"
          mark={m.details.optional}
          hint={m.details.discountHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button name="intent" value="code" formNoValidate>
          {m.details.apply}
        </Button>
      </div>
    </div>
  );
}
