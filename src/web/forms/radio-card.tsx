import type { ChangeEventHandler, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError, FieldHint } from './field.tsx';
import { useFieldId } from './form-name.ts';

export interface RadioCardChoice {
  value: string;
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** At the card's end: a price, a badge. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  name: string;
  legend: ReactNode;
  choices: readonly RadioCardChoice[];
  hint?: ReactNode;
  error?: ReactNode;
  /** The chosen value where React keeps it; `defaultValue` where the page is still. */
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  required?: boolean;
  /** `grid` for short titles, `list` for rows with a price. */
  layout?: 'grid' | 'list';
}

/** One choice out of a few, each on a card of its own. */
export function RadioCards(props: RadioCardsProps) {
  const { name, legend, choices, hint, error, layout = 'grid' } = props;
  const id = useFieldId(name);
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames('radio-cards', layout !== 'grid' && `radio-cards--${layout}`)}
      aria-describedby={about || undefined}
    >
      <legend className="radio-cards__legend">{legend}</legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div className="radio-cards__grid">
        {choices.map((choice, index) => (
          <RadioCard
            key={choice.value}
            group={props}
            choice={choice}
            id={index === 0 ? id : `${id}-${choice.value}`}
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

interface RadioCardProps {
  group: RadioCardsProps;
  choice: RadioCardChoice;
  id: string;
}

function RadioCard({ group, choice, id }: RadioCardProps) {
  // React takes either of the two.
  const state =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === choice.value }
      : { checked: group.value === choice.value };
  return (
    <label className="radio-card">
      <input
        {...state}
        type="radio"
        className="radio-card__input"
        id={id}
        name={group.name}
        value={choice.value}
        required={group.required}
        disabled={choice.disabled}
        onChange={group.onChange ?? leaveToForm}
      />
      {choice.icon}
      <span className="radio-card__words">
        <span className="radio-card__title">{choice.title}</span>
        {choice.note && <span className="radio-card__note">{choice.note}</span>}
      </span>
      {choice.end && <span className="radio-card__end">{choice.end}</span>}
    </label>
  );
}

/** React complains of a checked box that nobody listens to; here the form around it does. */
function leaveToForm(): void {}
