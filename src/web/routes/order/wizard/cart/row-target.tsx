import type { CartLine } from '#domain/order/cart.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { MAX_TARGET_LENGTH } from '#domain/target/target.ts';
import { Button } from '#web/ui/button.tsx';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { sayTarget } from '#web/routes/order/target-text.ts';
import { TextField } from '#web/forms/field.tsx';
import { targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { useProblem } from '#web/routes/order/wizard/use-problem.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';

interface RowTargetProps {
  line: CartLine;
  sold: Package;
}

/** Whom a row is for; where that is missing, the place to say it (rules 9). */
export function RowTarget({ line, sold }: RowTargetProps) {
  const { m } = useWizardContext();
  const error = useProblem(`target-${line.id}`);
  const read = readTarget(sold.platform, sold.service, line.target ?? '');
  if (!read.ok) {
    return (
      <div className="cart-row__missing">
        <TargetForm line={line} sold={sold} label={m.cart.targetMissing} />
      </div>
    );
  }
  return (
    <div className="cart-row__target">
      <a href={read.url} target="_blank" rel="noreferrer nofollow">
        {sayTarget(m.target, read.label)}
      </a>
      <TargetNote
        asksPost={read.asks !== undefined}
        isUnverified={read.isUnverified}
        words={m.target}
        hint={m.target.whichPostHint}
      />
      <details open={error !== undefined}>
        <summary>{m.cart.targetChange}</summary>
        <TargetForm line={line} sold={sold} label={targetWords(m, sold.service).label} />
      </details>
    </div>
  );
}

function TargetForm({ line, sold, label }: RowTargetProps & { label: string }) {
  const { m } = useWizardContext();
  return (
    <WizardForm className="fields__action">
      <input type="hidden" name="line" value={line.id} />
      <TextField
        name="target"
        field={`target-${line.id}`}
        label={label}
        hint={targetWords(m, sold.service).hint}
        error={useProblem(`target-${line.id}`)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TARGET_LENGTH}
      />
      <Button name="intent" value="target">
        {m.cart.targetSave}
      </Button>
    </WizardForm>
  );
}
