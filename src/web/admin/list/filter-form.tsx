import type { ReactNode } from 'react';
import { keysOf } from '#domain/records.ts';
import type { Asked, ChoiceNames, Filter, FilterFields } from '#domain/list/filter.ts';
import type { ChoiceField, FilterControl } from '#domain/list/filter-fields.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { CheckboxField, SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useListWords } from './list-words.ts';

/** A choice: its value, and what it is called. */
export type Option = readonly [value: string | number, text: string];
/** Choices that belong together. */
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}
type Options = readonly (Option | OptionGroup)[];

/** What a filter's form is drawn from: the compiler asks for the label of each field and the words of each choice. */
export interface FilterParts<Fields extends FilterFields> {
  filter: Filter<Fields>;
  asked: Asked<Fields>;
  labels: Record<keyof Fields & string, string>;
  hints?: { [Name in keyof Fields]?: string };
  options: {
    [Name in ChoiceNames<Fields>]:
      | Options
      | (Fields[Name] extends ChoiceField<infer Value> ? Record<Value & string, string> : never);
  };
}

interface FilterFormProps<Fields extends FilterFields> extends FilterParts<Fields> {
  address: string;
}

/** The form of a list's filter: all of it stands in the address, so that a filtered list can be kept as a link. */
export function FilterForm<Fields extends FilterFields>(props: FilterFormProps<Fields>) {
  const m = useListWords();
  const { filter, asked, address } = props;
  return (
    <FormName value="filter">
      <search>
        <form className="list-filter" action={address} aria-label={m.filter}>
          <FilterControls {...props} />
          <div className="cluster">
            <Button icon="search">{m.apply}</Button>
            {filter.isSet(asked.values) && <ButtonLink href={address}>{m.clear}</ButtonLink>}
          </div>
        </form>
      </search>
    </FormName>
  );
}

interface FilterControlsProps<Fields extends FilterFields> extends FilterParts<Fields> {
  /** Fewer than all of them. */
  names?: readonly (keyof Fields & string)[];
}

/** The fields alone, for a form that arranges them in its own way. */
export function FilterControls<Fields extends FilterFields>(props: FilterControlsProps<Fields>) {
  const m = useListWords();
  const { filter, asked, labels, hints, names = filter.names } = props;
  const options: Readonly<Record<string, Options | Record<string, string>>> = props.options;
  const written = filter.write(asked.values);
  return names.map((name) => {
    const unread = asked.unread[name];
    const { control } = filter.fields[name] ?? {};
    if (!control) return null;
    return (
      <FilterControl
        key={name}
        control={control}
        options={listOptions(control, options[name] ?? [])}
        frame={{
          name,
          label: labels[name],
          hint: hints?.[name],
          error:
            unread &&
            (unread.problem === 'short' ? m.short(leastOf(control)) : m.problems[unread.problem]),
        }}
        value={unread?.input ?? written[name] ?? ''}
      />
    );
  });
}

function leastOf(control: FilterControl): number {
  return control.kind === 'text' ? (control.least ?? 1) : 1;
}

function listOptions(control: FilterControl, words: Options | Record<string, string>): Options {
  if (isList(words)) return words;
  const choices = control.kind === 'choice' ? (control.choices ?? keysOf(words)) : [];
  return choices.map((choice) => [choice, words[choice] ?? String(choice)]);
}

function isList(words: Options | Record<string, string>): words is Options {
  return Array.isArray(words);
}

interface FilterControlProps {
  control: FilterControl;
  options: Options;
  frame: { name: string; label: string; hint: ReactNode; error: ReactNode };
  value: string;
}

function FilterControl({ control, options, frame, value }: FilterControlProps) {
  const m = useListWords();
  switch (control.kind) {
    case 'flag':
      return <CheckboxField {...frame} defaultChecked={value !== ''} />;
    case 'day':
      return <TextField {...frame} type="date" defaultValue={value} />;
    case 'choice':
      return (
        <SelectField {...frame} defaultValue={value}>
          <option value={NOTHING_CHOSEN}>{m.any}</option>
          {options.map((one) =>
            'label' in one ? (
              <optgroup key={one.label} label={one.label}>
                {one.options.map(drawOption)}
              </optgroup>
            ) : (
              drawOption(one)
            ),
          )}
        </SelectField>
      );
    case 'text':
      return (
        <TextField
          {...frame}
          type={control.isSearch ? 'search' : 'text'}
          maxLength={control.max}
          inputMode={control.inputMode}
          autoCapitalize={control.isUpper ? 'characters' : undefined}
          spellCheck={control.isUpper ? false : undefined}
          autoComplete="off"
          defaultValue={value}
        />
      );
  }
}

function drawOption([value, text]: Option) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}
