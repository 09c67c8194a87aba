import { z } from 'zod';
import { readDay } from '#domain/calendar.ts';
import { cleanLines, cleanText } from '#domain/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import { readWholeCrowns } from '#domain/order/read-amount.ts';
import { readCount } from './read-count.ts';

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

interface TextRules<Problem extends string> {
  most: number;
  long: Problem;
  /** Without it the field may stay empty. */
  missing?: Problem;
  shape?: { is: RegExp; wrong: Problem };
  clean?: (typed: string) => string;
}

/** One line of text. */
export function text<const Problem extends string>(
  rules: TextRules<Problem>,
): Field<string, Problem> {
  return { ...textOf({ clean: cleanText, ...rules }), control: 'line' };
}

/** A text of several lines. */
export function lines<const Problem extends string>(
  rules: TextRules<Problem>,
): Field<string, Problem> {
  return { ...textOf({ clean: cleanLines, ...rules }), control: 'lines' };
}

function textOf<Problem extends string>(
  rules: TextRules<Problem> & { clean: (typed: string) => string },
): Omit<Field<string, Problem>, 'control'> {
  const { most, long, missing, shape, clean } = rules;
  const least = missing === undefined ? 0 : 1;
  const bounded = z.string().min(least, missing).max(most, long);
  const cleaned = shape ? bounded.regex(shape.is, shape.wrong) : bounded;
  const codec = z.codec(z.string(), cleaned, { decode: clean, encode: (value) => value });
  const problems = [missing, long, shape?.wrong].filter((problem) => problem !== undefined);
  return { codec, problems, most, initial: '' };
}

/** A whole number, with or without a percent sign behind it. */
export function count<const Problem extends string>({
  least = 1,
  most,
  wrong,
}: {
  least?: number;
  most: number;
  wrong: Problem;
}): Field<number, Problem> {
  const read = (typed: string) => {
    const value = readCount(cleanText(typed).replace(/\s?%$/u, ''));
    return value !== undefined && value >= least && value <= most ? value : undefined;
  };
  return field({ control: 'number', read, show: String, wrong });
}

/** Whole crowns, as haléře. */
export function money<const Problem extends string>({
  least = 100,
  most,
  wrong,
}: {
  least?: Haler;
  most: Haler;
  wrong: Problem;
}): Field<Haler, Problem> {
  const read = (typed: string) => {
    const value = readWholeCrowns(typed, most);
    return value !== undefined && value >= least ? value : undefined;
  };
  return field({ control: 'number', read, show: (value) => String(value / 100), wrong });
}

/** A day, ISO 8601. */
export function day<const Problem extends string>(wrong: Problem): Field<string, Problem> {
  return field({
    control: 'day',
    read: (typed) => readDay(cleanText(typed)),
    show: (value) => value,
    wrong,
  });
}

/** One of several. */
export function choice<const Choice extends string, const Problem extends string>(
  choices: readonly Choice[],
  { wrong, initial = '' }: { wrong: Problem; initial?: Choice | '' },
): Field<Choice, Problem> {
  const read = (typed: string) => choices.find((known) => known === typed);
  const show = (value: Choice) => value;
  return { ...field({ control: 'choice', choices, read, show, wrong }), initial };
}

/** One of several, or null: what is not among them is none. */
export function choiceOrNone<const Choice extends string>(
  choices: readonly Choice[],
): Field<Choice | null, never> {
  const codec = z.codec(z.string(), z.custom<Choice | null>(), {
    decode: (typed) => choices.find((known) => known === typed) ?? null,
    encode: (value) => value ?? '',
  });
  return { control: 'choice', choices, codec, problems: [], initial: '', isOptional: true };
}

/** A box to tick. */
export function tick(initial: 'on' | '' = ''): Field<boolean, never> {
  const codec = z.codec(z.string(), z.boolean(), {
    decode: (typed) => typed !== '',
    encode: (value) => (value ? 'on' : ''),
  });
  return { control: 'tick', codec, problems: [], initial };
}

/**
 * A box that is asked for only where something is doubted (the check of its form says it at this field).
 * @param mark what exactly is confirmed: for anything else it is asked for again
 */
export function doubt(mark: Doubt['mark']): Doubt {
  return { control: 'doubt', codec: z.string(), problems: [], initial: '', mark };
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
