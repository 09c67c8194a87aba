import { readDay } from '#domain/time/calendar.ts';

/** Why a field of a filter could not be read. */
export type FilterProblem =
  | 'choice'
  | 'day'
  | 'days'
  | 'number'
  | 'sum'
  | 'sums'
  | 'long'
  | 'short';

/** What a field looks like in the form. */
export type FilterControl =
  | {
      kind: 'text';
      max: number;
      /** Fewest characters that are looked for. */
      least?: number;
      isSearch?: boolean;
      inputMode?: 'numeric';
      isUpper?: boolean;
    }
  | { kind: 'day' }
  | { kind: 'flag' }
  | ChoiceControl;

interface ChoiceControl {
  kind: 'choice';
  /** All of them, where the filter knows; others, such as people, are known where the form is drawn. */
  choices: readonly (string | number)[] | undefined;
}

/** A field of a filter: how it stands in the address, and what it looks like in the form. */
export interface FilterField<Value> {
  /** Undefined for what makes no sense; never asked about what is empty. */
  read(input: string): Value | undefined;
  write(value: Value): string;
  problem(input: string): FilterProblem;
  control: FilterControl;
}

export interface ChoiceField<Value extends string | number> extends FilterField<Value> {
  control: ChoiceControl;
}

interface TextLimits {
  /** Longer ones are cut. */
  max: number;
  least?: number;
}

/** Words that are looked for. */
export function searchText({ max, least = 1 }: TextLimits): FilterField<string> {
  return {
    read: (input) => {
      const text = input.slice(0, max).toWellFormed();
      return text.length < least ? undefined : text;
    },
    write: (text) => text,
    problem: () => 'short',
    control: { kind: 'text', max, least, isSearch: true },
  };
}

/** A text that is read in a way of its own, such as the number of an order. */
export function readText<Value>(
  read: (input: string) => Value | undefined,
  problem: FilterProblem | ((input: string) => FilterProblem),
  look: Omit<Extract<FilterControl, { kind: 'text' }>, 'kind'>,
  write: (value: Value) => string = String,
): FilterField<Value> {
  return {
    read,
    write,
    problem: typeof problem === 'string' ? () => problem : problem,
    control: { kind: 'text', ...look },
  };
}

/** One of a closed list. */
export function oneOf<const Choice extends string | number>(
  choices: readonly Choice[],
): ChoiceField<Choice> {
  return {
    read: (input) => choices.find((choice) => String(choice) === input),
    write: String,
    problem: () => 'choice',
    control: { kind: 'choice', choices },
  };
}

/** One of a list that only the database knows, such as a person; `read` bounds it. */
export function oneOfKnown(read: (input: string) => string | undefined): ChoiceField<string> {
  return {
    read,
    write: (choice) => choice,
    problem: () => 'choice',
    control: { kind: 'choice', choices: undefined },
  };
}

/** A day in Prague, as 2026-11-23. */
export function dayFilter(): FilterField<string> {
  return {
    read: readDay,
    write: (text) => text,
    problem: () => 'day',
    control: { kind: 'day' },
  };
}

/** Something that is asked for or not. */
export function flag(): FilterField<true> {
  return {
    read: () => true,
    write: () => 'on',
    problem: () => 'choice',
    control: { kind: 'flag' },
  };
}
