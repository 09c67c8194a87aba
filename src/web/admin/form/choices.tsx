import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '#web/forms/field.tsx';
import { useFieldId } from '#web/forms/form-name.ts';

interface ChoicesProps {
  name: string;
  legend: ReactNode;
  /** The chosen one; empty where none is. */
  value: string;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly { value: string; title: ReactNode; note?: ReactNode }[];
}

/** One choice out of a few, each with a line on what it does. */
export function Choices({ name, legend, value, hint, error, choices }: ChoicesProps) {
  const id = useFieldId(name);
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="choices" aria-describedby={about || undefined}>
      <legend className="field__label">{legend}</legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {choices.map((choice, index) => (
        <label key={choice.value} className="choices__one">
          <input
            type="radio"
            name={name}
            value={choice.value}
            id={index === 0 ? id : `${id}-${choice.value}`}
            defaultChecked={choice.value === value}
          />
          <span className="choices__words">
            {choice.title}
            {choice.note && <span className="choices__note">{choice.note}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
