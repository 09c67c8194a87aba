import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { EnterButton } from '#web/forms/enter-button.tsx';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { CartLine } from '#domain/order/cart.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { useFieldId } from '#web/forms/form-name.ts';
import { Quantity } from '#web/forms/quantity.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Amount, WizardForm } from '#web/routes/order/wizard/parts.tsx';
import { namePackage, sayProblem, targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardGround } from '#web/routes/order/wizard/use-wizard.ts';
import type { Problem } from '#web/routes/order/wizard/wizard-props.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { sayTarget } from '#web/routes/order/target-text.ts';
import { CART_FORM, targetField } from './row-targets.ts';
import { TargetInput } from './target-input.tsx';

interface CartRowProps {
  line: CartLine;
  text: string | undefined;
  targetProblem: Problem | undefined;
  quantityProblem: Problem | undefined;
  isFirst: boolean;
}

/** One row of the cart: what, for whom, how many, how much. Drawn anew only where it has changed. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { line, text, targetProblem, quantityProblem, isFirst } = props;
  const ground = useWizardGround();
  const { m, locale, catalogue } = ground;
  const sold = findPackage(catalogue, line.packageId);
  const fieldId = useFieldId(`quantity-${line.id}`);
  if (!sold) return null;
  const name = namePackage(ground, sold);
  return (
    <li className="cart-row">
      <div className="cart-row__what">
        <PlatformIcon platform={sold.platform} />
        <span className="cart-row__name">
          {name}
          {sold.bonus > 0 && <Tag>{m.builder.bonus(formatCount(locale, sold.bonus))}</Tag>}
        </span>
        <span className="cart-row__price tabular">
          <Amount value={sold.price * line.quantity} single={sold.price} />
        </span>
      </div>
      <RowTarget
        line={line}
        sold={sold}
        name={name}
        text={text}
        problem={targetProblem}
        isFirst={isFirst}
      />
      <RowActions line={line} sold={sold} name={name} />
      {quantityProblem && <FieldError id={fieldId}>{sayProblem(m, quantityProblem)}</FieldError>}
    </li>
  );
});

interface RowActionsProps {
  line: CartLine;
  sold: Package;
  name: string;
}

/** Quantity and remove button of a row. */
function RowActions({ line, sold, name }: RowActionsProps) {
  const { m, locale, changeLine, show } = useWizardGround();
  // By steps, so that two quick presses are two, also before the first is drawn.
  const change = (quantity: number) => {
    const steps = new Map([
      [line.quantity + 1, 'more'],
      [line.quantity - 1, 'fewer'],
    ]);
    changeLine(steps.get(quantity) ?? 'quantity', { line: line.id, quantity: String(quantity) });
  };
  return (
    <WizardForm className="cart-row__actions">
      <input type="hidden" name="line" value={line.id} />
      {/* The button that Enter presses: it takes the number as it was typed. */}
      <EnterButton action="quantity">{m.cart.quantitySave}</EnterButton>
      <Quantity
        name="quantity"
        field={`quantity-${line.id}`}
        label={m.cart.quantityOf(name)}
        value={line.quantity}
        onChange={change}
        onRefused={(text) => {
          const isTooMany = Number(text) > MAX_QUANTITY;
          if (isTooMany) change(MAX_QUANTITY);
          show({ notices: [{ key: isTooMany ? 'quantity-max' : 'quantity-min' }] });
        }}
        steps={{ less: m.cart.fewer(name), more: m.cart.more(name) }}
        submit={{ name: ACTION_FIELD, less: 'fewer', more: 'more' }}
      />
      <noscript>
        <Button variant="quiet" name={ACTION_FIELD} value="quantity">
          {m.cart.quantitySave}
        </Button>
      </noscript>
      {line.quantity > 1 && (
        <span className="cart-row__piece">
          {m.cart.perPackage(formatMoney(locale, sold.price))}
        </span>
      )}
      <IconButton
        type="submit"
        icon="trash"
        label={m.cart.removeOf(name)}
        name={ACTION_FIELD}
        value="remove"
      />
    </WizardForm>
  );
}

interface RowTargetProps {
  line: CartLine;
  sold: Package;
  /** "10.000 sledujících na Instagramu" */
  name: string;
  /** What is typed here and perhaps not saved; undefined where the field is closed. */
  text: string | undefined;
  problem: Problem | undefined;
  /** Whether the page begins here. */
  isFirst: boolean;
}

/** Whom a row is for; where that is missing, the place to say it (rules 9). */
function RowTarget(props: RowTargetProps) {
  const { line, sold, name, text, problem } = props;
  const { m, typeTarget } = useWizardGround();
  const isOpen = text !== undefined;
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
        <RowField {...props} text={text ?? written} isChange={isOpen} />
      </details>
    </div>
  );
}

function RowField(props: RowTargetProps & { isChange?: boolean }) {
  const { line, sold, name, text = '', problem, isFirst, isChange } = props;
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
        value={text}
        onType={(text) => typeTarget(line.id, text)}
        onBlur={() => leaveTarget(line.id)}
        problem={problem}
        {...(isFirst ? { autoFocus: true } : {})}
      />
      <noscript>
        <Button form={CART_FORM} name={ACTION_FIELD} value="target">
          {m.cart.targetSave}
        </Button>
      </noscript>
    </>
  );
}
