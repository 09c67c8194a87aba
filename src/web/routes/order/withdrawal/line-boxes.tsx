import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { CHOICES_FIELD, type LineChoices, lineField } from './chosen-lines.ts';

interface LineBoxesProps {
  m: WithdrawalMessages;
  choices: LineChoices;
  /** The positions that were ticked; empty at the beginning, when all of them are. */
  chosen: readonly number[];
  isMissing: boolean;
}

/** Which packages of the order are withdrawn from: all of them, unless somebody unticks one. */
export function LineBoxes({ m, choices: { lines, isWhole }, chosen, isMissing }: LineBoxesProps) {
  return (
    <fieldset className="withdrawal__lines stack stack--small">
      <legend>{m.lines}</legend>
      <input
        type="hidden"
        name={CHOICES_FIELD}
        value={`${lines.length} ${isWhole ? 'whole' : 'rest'}`}
      />
      {lines.map(({ position, name }, index) => (
        <CheckboxField
          key={position}
          name={lineField(position)}
          value={name}
          label={name}
          defaultChecked={!isMissing && (chosen.length === 0 || chosen.includes(position))}
          error={isMissing && index === 0 && m.problems['lines-missing']}
        />
      ))}
    </fieldset>
  );
}
