import type { CartLine } from '#domain/cart.ts';
import type { Package } from '#domain/price-list.ts';
import { readTarget } from '#domain/target.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useProblem } from './use-problem.ts';
import { useWizardContext } from './wizard-context.ts';

interface RowTargetProps {
  line: CartLine;
  sold: Package;
}

/** Whom a row is for; where that is missing, the place to say it (decision 9). */
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
        {read.label}
      </a>
      <details open={error !== undefined}>
        <summary>{m.cart.targetChange}</summary>
        <TargetForm line={line} sold={sold} label={targetLabel(sold, m)} />
      </details>
    </div>
  );
}

function TargetForm({ line, sold, label }: RowTargetProps & { label: string }) {
  const { m, locale, submitCart } = useWizardContext();
  return (
    <form
      className="fields__action"
      method="post"
      action={href('wizard', locale)}
      onSubmit={submitCart}
      noValidate
    >
      <input type="hidden" name="line" value={line.id} />
      <TextField
        name="target"
        id={`field-target-${line.id}`}
        label={label}
        hint={isForProfile(sold) ? m.builder.profileHint : m.builder.postHint}
        error={useProblem(`target-${line.id}`)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <Button name="intent" value="target">
        {m.cart.targetSave}
      </Button>
    </form>
  );
}

function targetLabel(sold: Package, m: ReturnType<typeof useWizardContext>['m']): string {
  return isForProfile(sold) ? m.builder.profileLabel : m.builder.postLabel;
}

function isForProfile({ service }: Package): boolean {
  return service === 'followers' || service === 'subscribers';
}
