import { type ComponentProps, type ReactNode, createContext, use } from 'react';
import type { Input } from '#domain/forms/field.ts';
import type { AnyForm, NameIn } from '#domain/forms/form.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import {
  CheckboxField,
  type FieldFrame,
  SelectField,
  TextAreaField,
  TextField,
} from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { FORM_FIELD } from '#web/admin/form/form-input.ts';
import { FormErrors } from './form-errors.tsx';

/** What stands in a form, and what is wrong with it, by field. */
export interface FormState {
  input: Input;
  problems?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** The words of a form: of a field `price` the label `price` and, where there is one, the hint `priceHint`. */
interface FormWords<Name extends string> {
  fields: { readonly [Key in Name | `${Name}Hint`]?: ReactNode };
  problems: Readonly<Record<string, string>>;
  /** Stands at what may stay empty. */
  optional?: string;
  /** Of a problem that says more than its key. */
  sayProblem?: (problem: string, name: Name) => string | undefined;
  /** Whether the summary says the name of each field before what is wrong with it. */
  isSummaryNamed?: true;
}

interface FormProps<Name extends string> extends Omit<ComponentProps<'form'>, 'name' | 'hidden'> {
  /** What it is called on its page; ids of its fields begin with it. */
  name: string;
  state: FormState;
  words: FormWords<Name>;
  /** Fields that go along unseen. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** On a page with several, where the post says which of them it is. */
  isOneOfSeveral?: boolean;
}

type ControlProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'lang'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'required'
  | 'className'
  | 'list'
> & { rows?: number; 'data-article-text'?: true };

interface FieldProps<Name extends string>
  extends ControlProps, Partial<Pick<FieldFrame, 'label' | 'hint' | 'mark'>> {
  name: Name;
  /** The words of what can be chosen, in the sequence of the form or in an own one. */
  options?: Readonly<Record<string, ReactNode>> | readonly (readonly [string, ReactNode])[];
  /** The words of choosing nothing, which comes first. */
  none?: ReactNode;
}

interface ShownForm {
  form: AnyForm;
  state: FormState;
  words: FormWords<string>;
}

const ShownFormContext = createContext<ShownForm | undefined>(undefined);

/** The components of a form: `Form`, and in it a `Field` for each of its fields, drawn as its definition says. */
export function adminForm<F extends AnyForm>(form: F) {
  type Name = NameIn<F>;
  return {
    Form: (props: FormProps<Name>) => <FormFrame {...props} form={form} />,
    Field: (props: FieldProps<Name>) => <FormField {...props} />,
  };
}

function FormFrame(props: FormProps<string> & { form: AnyForm }) {
  const { form, name, state: _, words, hidden, isOneOfSeveral, children, ...rest } = props;
  const errors = form.names.flatMap((field) => {
    const message = messageAt(props, field);
    if (message === undefined) return [];
    const label = words.fields[field];
    return [{ field, message: words.isSummaryNamed ? `${String(label)}: ${message}` : message }];
  });
  const unseen = { ...(isOneOfSeveral && { [FORM_FIELD]: name }), ...hidden };
  return (
    <FormName value={name}>
      <FormErrors errors={errors} />
      <ShownFormContext value={props}>
        <form method="post" className="new-order__form" noValidate {...rest}>
          {Object.entries(unseen).map(
            ([key, value]) =>
              value !== undefined && <input key={key} type="hidden" name={key} value={value} />,
          )}
          {children}
        </form>
      </ShownFormContext>
    </FormName>
  );
}

function messageAt({ state, words }: ShownForm, name: string): string | undefined {
  const problem = state.problems?.[name];
  if (problem === undefined) return undefined;
  return words.sayProblem?.(problem, name) ?? words.problems[problem];
}

function FormField({ name, label, hint, mark, options, none, ...control }: FieldProps<string>) {
  const shown = use(ShownFormContext);
  const field = shown?.form.fields[name];
  if (!shown || !field) throw new Error(`The field "${name}" stands in no form that has it.`);
  const { words, state } = shown;
  const input = state.input[name] ?? '';
  const frame = {
    name,
    label: label ?? words.fields[name],
    hint: hint ?? words.fields[`${name}Hint`],
    mark: mark ?? (field.isOptional && field.control !== 'choice' ? words.optional : undefined),
    error: messageAt(shown, name),
  };
  switch (field.control) {
    case 'tick':
      return <CheckboxField {...frame} defaultChecked={input !== ''} />;
    case 'doubt': {
      const meant = field.mark?.(state.input) ?? '';
      if (!frame.error && input !== meant) return null;
      return <CheckboxField {...frame} value={meant} defaultChecked={input === meant} />;
    }
    case 'choice':
      return (
        <SelectField {...frame} defaultValue={input}>
          {none !== undefined && <option value={NOTHING_CHOSEN}>{none}</option>}
          {optionsOf(options, field.choices).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'lines':
      return <TextAreaField {...frame} {...control} defaultValue={input} maxLength={field.most} />;
    default:
      return (
        <TextField
          {...frame}
          {...inputOf[field.control]}
          {...control}
          defaultValue={input}
          maxLength={field.control === 'line' ? field.most : undefined}
        />
      );
  }
}

const inputOf = {
  line: { type: 'text' },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  day: { type: 'date' },
  time: { type: 'time' },
} as const;

function optionsOf(
  options: FieldProps<string>['options'] = [],
  choices: readonly string[] = [],
): readonly (readonly [string, ReactNode])[] {
  if (Array.isArray(options)) return options;
  return choices.map((value) => [
    value,
    Object.entries(options).find(([key]) => key === value)?.[1],
  ]);
}
