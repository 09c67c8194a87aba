import { z } from 'zod';
import { cleanText } from '#domain/text/clean-text.ts';

/** What is typed into a form, by the names of its fields. */
export type Input<Name extends string = string> = Readonly<Record<Name, string>>;

/** By which control a page draws a field. */
type Control = 'line' | 'lines' | 'number' | 'day' | 'time' | 'choice' | 'tick' | 'doubt';

/**
 * A field of a form: how what is typed becomes its value and is shown again (a codec), and what can be wrong with it
 * (a key of the messages).
 */
export interface Field<Value = unknown, Problem extends string = string> {
  control: Control;
  codec: z.ZodType<Value, string>;
  problems: readonly Problem[];
  /** In a form that nobody has filled in. */
  initial: string;
  /** Most characters. */
  most?: number;
  /** What can be chosen, in its sequence. */
  choices?: readonly string[];
  isOptional?: boolean;
  /** Whether it is read with what else is typed; otherwise its value is null. */
  isRead?: (input: Input) => boolean;
  /** Of a doubt (`doubt`). */
  mark?: (input: Input) => string;
}

/** A box that confirms what is doubted, and no value. */
export interface Doubt extends Field<string, never> {
  mark: (input: Input) => string;
}

interface FieldOf<Value, Problem extends string> extends Pick<
  Field<Value, Problem>,
  'control' | 'most' | 'choices'
> {
  /** Undefined where it is no such value. */
  read: (input: string) => Value | undefined;
  show: (value: Value) => string;
  /** Without it everything that is typed is a value. */
  wrong?: Problem;
}

/** A field of an own kind of value, with the one thing that can be wrong with it. */
export function field<Value, const Problem extends string = never>({
  read,
  show,
  wrong,
  ...rest
}: FieldOf<Value, Problem>): Field<Value, Problem> {
  const codec = codecOf(show, (input) => {
    const value = read(input);
    return value === undefined ? { problem: wrong ?? '' } : { value };
  });
  return { initial: '', ...rest, codec, problems: wrong === undefined ? [] : [wrong] };
}

/** The same field, which may stay empty: then it is null. */
export function optional<Value, Problem extends string>(
  inner: Field<Value, Problem>,
): Field<Value | null, Problem> {
  const read = (input: string): Result<Value | null> =>
    isBlank(input) ? { value: null } : readBy(inner, input);
  return { ...inner, codec: codecOf(showOrNone(inner), read), isOptional: true };
}

/** The same field, which must not stay empty. */
export function required<Value, First extends string, const Missing extends string>(
  missing: Missing,
  inner: Field<Value, First>,
): Field<Value, First | Missing> {
  const read = (input: string) => (isBlank(input) ? { problem: missing } : readBy(inner, input));
  return { ...inner, codec: codecOf(showBy(inner), read), problems: [missing, ...inner.problems] };
}

/** The same field, read only with what else is typed so: otherwise it is null, whatever is typed. */
export function when<Value, Problem extends string>(
  isRead: (input: Input) => boolean,
  inner: Field<Value, Problem>,
): Field<Value | null, Problem> {
  const read = (input: string): Result<Value | null> => readBy(inner, input);
  return { ...inner, codec: codecOf(showOrNone(inner), read), isRead };
}

/** The same field, null where it cannot be read: what is wrong then is said by the check of its form, if at all. */
export function orNone<Value>(inner: Field<Value>): Field<Value | null, never> {
  const read = (input: string): Result<Value | null> => {
    const result = readBy(inner, input);
    return 'problem' in result ? { value: null } : result;
  };
  return { ...inner, codec: codecOf(showOrNone(inner), read), problems: [], isOptional: true };
}

/** The same field with one more check of its value. */
export function withCheck<Value, First extends string, const Second extends string>(
  inner: Field<Value, First>,
  problems: readonly Second[],
  problemOf: (value: Value) => Second | undefined,
): Field<Value, First | Second> {
  const read = (input: string): Result<Value> => {
    const result = readBy(inner, input);
    const problem = 'value' in result ? problemOf(result.value) : undefined;
    return problem === undefined ? result : { problem };
  };
  return {
    ...inner,
    codec: codecOf(showBy(inner), read),
    problems: [...inner.problems, ...problems],
  };
}

type Result<Value> = { value: Value } | { problem: string };

function codecOf<Value>(
  show: (value: Value) => string,
  read: (input: string) => Result<Value>,
): z.ZodType<Value, string> {
  return z.codec(z.string(), z.custom<Value>(), {
    decode: (input, context) => {
      const result = read(input);
      if ('value' in result) return result.value;
      context.issues.push({ code: 'custom', message: result.problem, input: input });
      return z.NEVER;
    },
    encode: show,
  });
}

/** The value of what is typed, or the first thing that is wrong with it. */
export function readBy<Value>({ codec }: Field<Value>, input: string): Result<Value> {
  const read = z.safeDecode(codec, input);
  return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? '' };
}

function showBy<Value>({ codec }: Field<Value>) {
  return (value: Value) => z.encode(codec, value);
}

function showOrNone<Value>({ codec }: Field<Value>) {
  return (value: Value | null) => (value === null ? '' : z.encode(codec, value));
}

function isBlank(input: string): boolean {
  return cleanText(input) === '';
}
