import { z } from 'zod';
import { keysOf, mapRecord } from '#domain/records.ts';
import { type Doubt, type Field, type Input, readBy } from './field.ts';

type Fields = Readonly<Record<string, Field>>;
type Names<F extends Fields> = Extract<keyof F, string>;
type FieldProblem<F extends Fields> = F[keyof F]['problems'][number];
/** What each field says; a doubt is no value. */
type FieldValues<F extends Fields> = {
  [Name in keyof F as F[Name] extends Doubt ? never : Name]: F[Name] extends Field<infer Value>
    ? Value
    : never;
};

/** What is wrong, by field, in the sequence of the fields. */
export type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>;

export type ReadForm<Values, Name extends string, Problem extends string> =
  | { ok: true; values: Values }
  | { ok: false; problems: Problems<Name, Problem> };

/** A form: one definition from which reading, showing, its types and its page follow. */
export interface Form<F extends Fields, Values, Further extends string, Known> {
  fields: F;
  names: readonly Names<F>[];
  /** What stands in it before anybody has filled it in. */
  empty: Input<Names<F>>;
  /** Its fields out of all that was posted. */
  pick: (field: (name: string) => string) => Input<Names<F>>;
  /** The values of what is typed, or what is wrong with it. */
  read: (
    input: Input<Names<F>>,
    known: Known,
  ) => ReadForm<Values, Names<F>, FieldProblem<F> | Further>;
  /** The same of all that was posted. */
  readPosted: (
    field: (name: string) => string,
    known: Known,
  ) => ReadForm<Values, Names<F>, FieldProblem<F> | Further>;
  /** How values stand in it. */
  show: (values: Values) => Input<Names<F>>;
}

/** Any form, where only its fields matter. */
export interface AnyForm {
  fields: Fields;
  names: readonly string[];
  empty: Input;
  pick: (field: (name: string) => string) => Input;
  read: (input: never, known: never) => ReadForm<unknown, string, string>;
  readPosted: (field: (name: string) => string, known: never) => ReadForm<unknown, string, string>;
  show: (values: never) => Input;
}

export type NameIn<F extends AnyForm> = F['names'][number];
export type InputOf<F extends AnyForm> = ReturnType<F['show']>;
export type ValuesOf<F extends AnyForm> = Extract<ReturnType<F['read']>, { ok: true }>['values'];
export type ProblemsOf<F extends AnyForm> = Extract<
  ReturnType<F['read']>,
  { ok: false }
>['problems'];
/** Of any of several forms. */
export type ProblemIn<F extends AnyForm> = F extends AnyForm
  ? NonNullable<ProblemsOf<F>[keyof ProblemsOf<F>]>
  : never;

interface Definition<F extends Fields, Values, Further extends string, Known> {
  fields: F;
  /** What can be wrong beside what each field says: as checks find it, or the flow that stores the values. */
  problems?: readonly Further[];
  /**
   * What is wrong between fields, and with what is known beside them. A field that cannot be read is undefined, and
   * what is wrong with it is said already.
   */
  check?: (
    read: Partial<FieldValues<F>>,
    known: Known,
    input: Input<Names<F>>,
  ) => { [Name in Names<F>]?: Further | undefined };
  /** How fields that say one thing together become it; without it values are those of the fields. */
  join?: (read: FieldValues<F>) => Values;
  /** How it comes apart again. */
  split?: (values: Values) => FieldValues<F>;
}

/** Defines a form. */
export function defineForm<
  F extends Fields,
  const Further extends string = never,
  Known = void,
  Values = FieldValues<F>,
>(definition: Definition<F, Values, Further, Known>): Form<F, Values, Further, Known>;
export function defineForm(definition: Definition<Fields, unknown, string, unknown>): AnyForm {
  const { fields, join, split } = definition;
  const names = keysOf(fields);
  const pick = (field: (name: string) => string) =>
    // No text of the shop has such signs, and its database takes none.
    mapRecord(fields, (name) => field(name).replaceAll('\0', '').toWellFormed());
  const read = (input: Input, known: unknown): ReadForm<unknown, string, string> => {
    const { values, problems } = readFields(fields, input);
    const found = definition.check?.(values, known, input) ?? {};
    const wrong = names.flatMap((name) => {
      const problem = problems[name] ?? found[name];
      const isSure = fields[name]?.mark?.(input) === input[name];
      return problem === undefined || isSure ? [] : [[name, problem] as const];
    });
    if (wrong.length > 0) return { ok: false, problems: Object.fromEntries(wrong) };
    return { ok: true, values: join ? join(values) : values };
  };
  return {
    fields,
    names,
    empty: mapRecord(fields, (name) => fields[name]?.initial ?? ''),
    pick,
    read,
    readPosted: (field, known) => read(pick(field), known),
    show: (values: unknown) => {
      const shown: Record<string, unknown> = { ...(split ? split(values) : Object(values)) };
      return mapRecord(fields, (name) => showField(fields[name], shown[name]));
    },
  };
}

/** Each field by itself. */
function readFields(fields: Fields, input: Input) {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string | undefined> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.mark) continue;
    const isLeftOut = field.isRead && !field.isRead(input);
    const read = isLeftOut ? { value: null } : readBy(field, input[name] ?? '');
    if ('value' in read) values[name] = read.value;
    else problems[name] = read.problem;
  }
  return { values, problems };
}

function showField(field: Field | undefined, value: unknown): string {
  return !field || value === undefined ? '' : z.encode(field.codec, value);
}

/** Why what a form says is not stored. */
export type FormRefusal<Problems> =
  | { ok: false; problem: 'input-wrong'; problems: Problems }
  /** What it is about is gone, or somebody else has changed it since the form was shown. */
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' };
