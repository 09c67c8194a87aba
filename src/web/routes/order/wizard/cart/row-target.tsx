import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '#domain/order/cart.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { Button } from '#web/ui/button.tsx';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { sayTarget } from '#web/routes/order/target-text.ts';
import { targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';
import type { Problem } from '#web/routes/order/wizard/wizard-props.ts';
import { CART_FORM } from './cart-form-id.ts';
import { targetField } from './row-targets.ts';
import { TargetInput } from './target-input.tsx';

export interface RowTargetProps {
  line: CartLine;
  sold: Package;
  /** "10.000 sledujících na Instagramu" */
  name: string;
  /** What is typed here and perhaps not saved; undefined where the field is closed. */
  typed: string | undefined;
  problem: Problem | undefined;
  /** Whether the page begins here. */
  isFirst: boolean;
}

/** Whom a row is for; where that is missing, the place to say it (rules 9). */
export function RowTarget(props: RowTargetProps) {
  const { line, sold, name, typed, problem } = props;
  const { m, typeTarget } = useWizardGround();
  const isOpen = typed !== undefined;
  // A field that has just been filled in stays where it is: what moves under a finger is not pressed.
  const [wasMissing, setWasMissing] = useState(line.target === null);
  if (wasMissing && line.target !== null && !isOpen) setWasMissing(false);
  const read = readTarget(sold.platform, sold.service, line.target ?? '');
  if (!read.ok || wasMissing) {
    return (
      <div className="cart-row__missing">
        <RowField {...props} />
      </div>
    );
  }
  // As it was typed: a name as a name, and all else as its link.
  const written = read.label.startsWith('@') ? read.label : read.url;
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
      <details
        open={isOpen || problem !== undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) {
            typeTarget(line.id, currentTarget.open ? written : undefined);
          }
        }}
      >
        <summary aria-label={m.cart.targetChangeOf(read.label, name)}>
          {m.cart.targetChange}
        </summary>
        <RowField {...props} typed={typed ?? written} isChange={isOpen} />
      </details>
    </div>
  );
}

function RowField(props: RowTargetProps & { isChange?: boolean }) {
  const { line, sold, name, typed = '', problem, isFirst, isChange } = props;
  const { m, typeTarget, leaveTarget } = useWizardGround();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was filled in before this script came is kept.
    const { value = '' } = input.current ?? {};
    if (!line.target && value) typeTarget(line.id, value);
  }, [line.id, line.target, typeTarget]);
  useEffect(() => {
    if (isChange) input.current?.select();
  }, [isChange]);
  const words = targetWords(m, sold.service);
  return (
    <>
      <TargetInput
        ref={input}
        name={targetField(line.id)}
        form={CART_FORM}
        of={sold}
        label={
          <>
            {words.label}
            <span className="visually-hidden"> {m.cart.targetFor(name)}</span>
          </>
        }
        hint={words.hint}
        value={typed}
        onType={(text) => typeTarget(line.id, text)}
        onBlur={() => leaveTarget(line.id)}
        problem={problem}
        {...(isFirst ? { autoFocus: true } : {})}
      />
      <noscript>
        <Button form={CART_FORM} name="intent" value="target">
          {m.cart.targetSave}
        </Button>
      </noscript>
    </>
  );
}
