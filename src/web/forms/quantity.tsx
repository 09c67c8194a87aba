import { useState } from 'react';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useFieldId } from './form-name.ts';

export interface QuantityProps {
  name: string;
  label: string;
  /** The number now; the page that holds it changes it in `onChange`. */
  value: number;
  /** The name of the field in messages of the form; by default its own name. */
  field?: string;
  min?: number;
  max?: number;
  onChange?: (value: number) => void;
  /** Told what was typed, and may not be, when the field is left. */
  onRefused?: (input: string) => void;
  /** Names of the two buttons; without them there is only the field. */
  steps?: { less: string; more: string };
  /** Name and values by which the buttons send the form where there is no script. */
  submit?: { name: string; less: string; more: string };
}

/** How many: a number one may type, between two buttons. */
export function Quantity(props: QuantityProps) {
  const { name, field = name, label, value, min = 1, max = MAX_QUANTITY, onChange, steps } = props;
  const id = useFieldId(field);
  // While typing, the text may not be a number; the value stays the last valid one.
  const [input, setInput] = useState<string>();

  function isAllowed(text: string): boolean {
    const wanted = Number(text);
    return Number.isInteger(wanted) && wanted >= min && wanted <= max;
  }

  function type(text: string) {
    setInput(text);
    if (isAllowed(text)) onChange?.(Number(text));
  }

  function leave() {
    setInput(undefined);
    if (input !== undefined && !isAllowed(input)) props.onRefused?.(input);
  }

  const step = (by: -1 | 1) => (
    <StepButton by={by} quantity={{ ...props, min, max }} onStep={() => setInput(undefined)} />
  );
  const state = onChange ? { value: input ?? value, onBlur: leave } : { defaultValue: value };
  return (
    <div className={steps ? 'quantity quantity--stepped' : 'quantity'}>
      {steps && step(-1)}
      <input
        {...state}
        className="quantity__input"
        type="number"
        inputMode="numeric"
        id={id}
        name={name}
        aria-label={label}
        min={min}
        max={max}
        step={1}
        required
        onChange={onChange ? (event) => type(event.currentTarget.value) : undefined}
      />
      {steps && step(1)}
    </div>
  );
}

interface StepButtonProps {
  by: -1 | 1;
  quantity: QuantityProps & { min: number; max: number };
  onStep: () => void;
}

function StepButton({ by, quantity, onStep }: StepButtonProps) {
  const { value, min, max, onChange, steps, submit } = quantity;
  const next = value + by;
  return (
    <button
      type={submit ? 'submit' : 'button'}
      name={submit?.name}
      value={by < 0 ? submit?.less : submit?.more}
      formNoValidate={submit ? true : undefined}
      className="quantity__step"
      aria-label={by < 0 ? steps?.less : steps?.more}
      disabled={next < min || next > max}
      onClick={
        onChange &&
        ((event) => {
          event.preventDefault();
          onStep();
          onChange(next);
        })
      }
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size="small" />
    </button>
  );
}
