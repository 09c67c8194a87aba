import { z } from 'zod';
import { readDay } from '#domain/time/calendar.ts';
import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import { type Haler, readWholeCrowns } from '#domain/money.ts';
import { type Doubt, type Field, withCheck, field, orNone } from './field.ts';

/** Digits alone, or groups of three that one and the same sign parts. */
const SHAPE = /^(?:\d+|[1-9]\d{0,2}(?<mark>[ .,])\d{3}(?:\k<mark>\d{3})*)$/u;
/** More than any count of the shop has, and still exact. */
const MOST_DIGITS = 12;

/**
 * A whole number as people type it: „1 250“, „1.250“ and "1,250" are 1250. Undefined where it is none: a sign parts
 * thousands only, so a slip of the point is no other number.
 */
export function readCount(input: string): number | undefined {
  const bare = cleanText(input).replaceAll(/\s/gu, ' ');
  if (!SHAPE.test(bare)) return undefined;
  const digits = bare.replaceAll(/\D/g, '');
  return digits.length > MOST_DIGITS ? undefined : Number(digits);
}

interface TextRules<Problem extends string> {
  /** Most characters. */
  most: number;
  long: Problem;
  /** Without it the field may stay empty. */
  missing?: Problem;
  shape?: { is: RegExp; wrong: Problem };
  clean?: (input: string) => string;
}

/** Lines that say one thing each; empty ones are none. */
export function list(): Field<readonly string[], never> {
  const codec = z.codec(z.string(), z.custom<readonly string[]>(), {
    decode: (input) =>
      cleanLines(input)
        .split('\n')
        .map(cleanText)
        .filter((line) => line !== ''),
    encode: (items) => items.join('\n'),
  });
  return { control: 'lines', codec, problems: [], initial: '' };
}

/** A text of which the check of its form, if any, says what is wrong. */
export function anyText(
  control: 'line' | 'lines' | 'day',
  { most, clean = cleanLines }: { most?: number; clean?: (input: string) => string } = {},
): Field<string, never> {
  const plain = field({ control, read: clean, show: (value) => value });
  return most === undefined ? plain : { ...plain, most };
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
  rules: TextRules<Problem> & { clean: (input: string) => string },
): Omit<Field<string, Problem>, 'control'> {
  const { most, long, missing, shape, clean } = rules;
  const least = missing === undefined ? 0 : 1;
  const bounded = z.string().min(least, missing).max(most, long);
  const cleaned = shape ? bounded.regex(shape.is, shape.wrong) : bounded;
  const codec = z.codec(z.string(), cleaned, { decode: clean, encode: (value) => value });
  const problems = [missing, long, shape?.wrong].filter((problem) => problem !== undefined);
  return { codec, problems, most, initial: '' };
}

interface NumberRules<Problem extends string> {
  least?: number;
  most: number;
  /** What is no such number. */
  wrong: Problem;
  /** One that is too small or too large; by default that is wrong as well. */
  outside?: Problem;
}

/** A whole number from 1 on. */
export function count<const Problem extends string>(
  rules: NumberRules<Problem>,
): Field<number, Problem> {
  return numberOf({ least: 1, ...rules, read: readCount, show: String });
}

/** Whole percent from 1 on, with or without the sign. */
export function percent<const Problem extends string>(
  rules: NumberRules<Problem>,
): Field<number, Problem> {
  const read = (input: string) => readCount(cleanText(input).replace(/\s?%$/u, ''));
  return numberOf({ least: 1, ...rules, read, show: String });
}

/** Whole crowns from 1 on, as haléře. */
export function money<const Problem extends string>(
  rules: NumberRules<Problem>,
): Field<Haler, Problem> {
  const read = (input: string) => readWholeCrowns(input, Infinity);
  return numberOf({ least: 100, ...rules, read, show: (value) => String(value / 100) });
}

function numberOf<Problem extends string>({
  least,
  most,
  wrong,
  outside = wrong,
  ...rest
}: NumberRules<Problem> & {
  least: number;
  read: (input: string) => number | undefined;
  show: (value: number) => string;
}): Field<number, Problem> {
  return withCheck(field({ control: 'number', wrong, ...rest }), [outside], (value) =>
    value < least || value > most ? outside : undefined,
  );
}

/** A day, ISO 8601. */
export function day<const Problem extends string>(wrong: Problem): Field<string, Problem> {
  return field({
    control: 'day',
    read: (input) => readDay(cleanText(input)),
    show: (value) => value,
    wrong,
  });
}

/** One of several. */
export function choice<const Choice extends string, const Problem extends string>(
  choices: readonly Choice[],
  { wrong, initial = '' }: { wrong: Problem; initial?: Choice | '' },
): Field<Choice, Problem> {
  const read = (input: string) => choices.find((known) => known === input);
  const show = (value: Choice) => value;
  return { ...field({ control: 'choice', choices, read, show, wrong }), initial };
}

/** One of several, or null: what is not among them is none. */
export function choiceOrNone<const Choice extends string>(
  choices: readonly Choice[],
): Field<Choice | null, never> {
  return orNone(choice(choices, { wrong: 'none' }));
}

/** A box to tick. */
export function tick(initial: 'on' | '' = ''): Field<boolean, never> {
  const codec = z.codec(z.string(), z.boolean(), {
    decode: (input) => input !== '',
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
