import { z } from 'zod';
import { cleanText } from '#domain/clean-text.ts';

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
  read: (typed: string) => Value | undefined;
  show: (value: Value) => string;
  wrong: Problem;
}

/** A field whose value the others do not know, with the one thing that can be wrong with it. */
export function field<Value, const Problem extends string>({
  read,
  show,
  wrong,
  ...rest
}: FieldOf<Value, Problem>): Field<Value, Problem> {
  const codec = z.codec(z.string(), z.custom<Value>(), {
    decode: (typed, context) => {
      const value = read(typed);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: wrong, input: typed });
      return z.NEVER;
    },
    encode: show,
  });
  return { initial: '', ...rest, codec, problems: [wrong] };
}

/** The same field, which may stay empty: then it is null. */
export function optional<Value, Problem extends string>(
  inner: Field<Value, Problem>,
): Field<Value | null, Problem> {
  const isNull = (typed: string) => cleanText(typed) === '';
  return { ...inner, codec: nullable(inner.codec, isNull), isOptional: true };
}

/** The same field, read only with what else is typed so: otherwise it is null, whatever is typed. */
export function when<Value, Problem extends string>(
  isRead: (input: Input) => boolean,
  inner: Field<Value, Problem>,
): Field<Value | null, Problem> {
  return { ...inner, codec: nullable(inner.codec, () => false), isRead };
}

/** The same field, null where it cannot be read: what is wrong then is said by the check of its form, if at all. */
export function orNone<Value>(inner: Field<Value>): Field<Value | null, never> {
  const codec = z.codec(z.string(), z.custom<Value | null>(), {
    decode: (typed) => z.safeDecode(inner.codec, typed).data ?? null,
    encode: (value) => (value === null ? '' : z.encode(inner.codec, value)),
  });
  return { ...inner, codec, problems: [], isOptional: true };
}

/** The same field with one more check of its value. */
export function checked<Value, First extends string, const Second extends string>(
  inner: Field<Value, First>,
  problems: readonly Second[],
  problemOf: (value: Value) => Second | undefined,
): Field<Value, First | Second> {
  const codec = z.codec(z.string(), z.custom<Value>(), {
    decode: (typed, context) => {
      const read = z.safeDecode(inner.codec, typed);
      const problem = read.success ? problemOf(read.data) : read.error.issues[0]?.message;
      if (read.success && problem === undefined) return read.data;
      context.issues.push({ code: 'custom', message: problem ?? '', input: typed });
      return z.NEVER;
    },
    encode: (value) => z.encode(inner.codec, value),
  });
  return { ...inner, codec, problems: [...inner.problems, ...problems] };
}

function nullable<Value>(
  codec: z.ZodType<Value, string>,
  isNull: (typed: string) => boolean,
): z.ZodType<Value | null, string> {
  return z.codec(z.string(), z.custom<Value | null>(), {
    decode: (typed, context) => {
      if (isNull(typed)) return null;
      const read = z.safeDecode(codec, typed);
      if (read.success) return read.data;
      const message = read.error.issues[0]?.message ?? '';
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    },
    encode: (value) => (value === null ? '' : z.encode(codec, value)),
  });
}
