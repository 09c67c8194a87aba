import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type ReactNode, createContext, use } from 'react';
import { FormName } from '#web/forms/form-name.ts';
import { FORM_FIELD, type FormInput, inputIn } from '#web/admin/form/form-input.ts';
import { type AnswerOf, type AnyTable, type ProblemOf, type Unanswered } from './actions.ts';

interface FormsProps<Table extends AnyTable> {
  /** The answer to what was posted. */
  answer: AnswerOf<Table> | undefined;
  /** A form that was kept while its sender signed in or proved who it is. */
  kept?: FormInput | undefined;
  /** The address that the forms are posted to. */
  here: string;
  /** What each form says of the page, such as the last entry that its sender has seen. */
  hidden?: HiddenFields;
  /** A sentence for each problem of the actions. */
  problems: Readonly<Record<ProblemOf<AnswerOf<Table>>, ReactNode>>;
}

type HiddenFields = Readonly<Record<string, string | number | undefined>>;

/** What a form is drawn from. */
export interface FormFrame {
  /** What it is called on its page. */
  name: string;
  here: string;
  hidden: HiddenFields;
  /** The action that it asks for; undefined where its buttons say so. */
  action: string | undefined;
}

/** One form of a page: what was typed into it, and what became of that. */
interface FormState<Name extends string, Field extends string, Refused, Problem> extends FormFrame {
  /** Whether it is the one that was sent or kept. */
  isPosted: boolean;
  /** The answer to it, where it was sent and not carried out. */
  refused: Refused | undefined;
  problem: Problem | undefined;
  /** What was typed into a field; undefined where another form was sent, or none. */
  value(field: string): string | undefined;
  /** Whether one of several boxes was ticked that share a name. */
  isTicked(field: string, value: string): boolean;
  /** A field with what was typed into it and what is wrong with that. */
  field(name: Field): { name: Field; defaultValue: string | undefined; error: ReactNode };
  /** What a button says that asks for one of the actions of the form. */
  press(action: Name): { name: string; value: Name };
}

type PendingActions<Table extends AnyTable> = keyof Table & string;
type FieldOf<Action> = Action extends { fields: infer Fields } ? keyof Fields & string : never;
type StateOf<Table extends AnyTable, Name extends PendingActions<Table>> = FormState<
  Name,
  { [Each in Name]: FieldOf<Table[Each]> }[Name],
  Extract<AnswerOf<Table>, { action: Name }>,
  ProblemOf<Extract<AnswerOf<Table>, { action: Name }>>
>;

/** The forms of a page whose actions stand in a table: what surrounds its parts, and what each part reads. */
export function actionForms<Table extends AnyTable>({ table }: { table: Table }) {
  const Page = createContext<FormsProps<Table> | undefined>(undefined);

  function usePage(): FormsProps<Table> {
    const page = use(Page);
    if (!page) throw new Error('A form with actions stands in no ActionForms of its page.');
    return page;
  }

  function ActionForms({ children, ...page }: FormsProps<Table> & { children: ReactNode }) {
    return <Page value={page}>{children}</Page>;
  }

  /**
   * @param actions the action of the form, or each that one of its buttons asks for; it is called like the first
   * @param about what tells it from other forms of the same action
   */
  function useForm<Name extends PendingActions<Table>>(
    actions: Name | readonly Name[],
    about?: string | number,
  ): StateOf<Table, Name>;
  function useForm(
    actions: string | readonly string[],
    about?: string | number,
  ): FormState<string, string, unknown, unknown> {
    const { hidden = {}, here, ...page } = usePage();
    const [first = ''] = [actions].flat();
    const name = about === undefined ? first : `${first}-${about}`;
    const action = typeof actions === 'string' ? actions : undefined;
    return { name, here, hidden, action, ...stateOf(name, page, table) };
  }

  /** The answer to what was posted to the page, its sentence, and whether a field says it already. */
  function useAnswer(): PageAnswer<AnswerOf<Table>> {
    const { answer, problems }: FormsProps<Table> = usePage();
    const problem = problemIn(answer);
    const sentences: PostedPage['problems'] = problems;
    const sentence = problem === undefined ? undefined : sentences[problem];
    return { answer, sentence, isAtField: answer !== undefined && isAt(table, answer) };
  }

  return { ActionForms, useForm, useAnswer };
}

interface PageAnswer<Answer> {
  answer: Answer | undefined;
  sentence: ReactNode;
  isAtField: boolean;
}

interface PostedPage {
  answer: Unanswered | undefined;
  kept?: FormInput | undefined;
  problems: Readonly<Record<string, ReactNode>>;
}

/** What became of one form of a page. */
function stateOf(name: string, { answer, kept, problems }: PostedPage, table: AnyTable) {
  const input = answer?.input ?? kept;
  const isPosted = input?.form === name;
  const refused = isPosted ? answer : undefined;
  const problem = problemIn(refused);
  const value = (field: string) => inputIn(input, name, field);
  return {
    isPosted,
    refused,
    problem,
    value,
    isTicked: (field: string, value: string) =>
      isPosted && input.fields.some(([name, ticked]) => name === field && ticked === value),
    field: (field: string) => ({
      name: field,
      defaultValue: value(field),
      error: refused && problem !== undefined && isAt(table, refused, field) && problems[problem],
    }),
    press: (action: string) => ({ name: ACTION_FIELD, value: action }),
  };
}

function problemIn(answer: object | undefined): string | undefined {
  const problem = answer && 'problem' in answer ? answer.problem : undefined;
  return typeof problem === 'string' ? problem : undefined;
}

/** Whether a field, or this one, says what is wrong. */
function isAt(table: AnyTable, answer: Unanswered, field?: string): boolean {
  const fields = table[answer.action]?.fields ?? {};
  const shown = field === undefined ? Object.values(fields).flat() : (fields[field] ?? []);
  return shown.includes(problemIn(answer) ?? '');
}

interface ActionFormProps {
  form: FormFrame;
  /** What it says beside what each form of the page says. */
  hidden?: HiddenFields;
  id?: string;
  label?: string;
  className?: string;
  noValidate?: boolean;
  children: ReactNode;
}

/** A form that names its action, and what it is about. */
export function ActionForm({ form, hidden, label, children, ...attributes }: ActionFormProps) {
  const fields = {
    [FORM_FIELD]: form.name,
    [ACTION_FIELD]: form.action,
    ...form.hidden,
    ...hidden,
  };
  return (
    <form method="post" action={form.here} aria-label={label} {...attributes}>
      {Object.entries(fields).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <FormName value={form.name}>{children}</FormName>
    </form>
  );
}
