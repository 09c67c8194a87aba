import type { Declaration, DeclarationProblems } from '#domain/withdrawals/withdrawal.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** A declaration that has come. */
export interface Received {
  at: Date;
  declaration: Declaration;
  /** The token of the order that the customer came from; empty where there is none. */
  order: string;
}

/** What the page shows at the moment. */
export type WithdrawalView =
  | {
      step: 'declare';
      input: Declaration;
      /** The token of the order that the customer came from; empty where there is none. */
      order: string;
      /** The positions of the lines that were ticked; empty where it is the whole order. */
      lines: readonly number[];
      problems: DeclarationProblems;
      /** The browser kept nothing between the steps: the next one is shown without it. */
      isLost: boolean;
    }
  | {
      step: 'confirm';
      id: string;
      declaration: Declaration;
      lines: readonly number[];
      order: string;
      /** Why it was not taken. */
      problem?: 'too-often' | 'away';
    }
  | {
      step: 'done';
      /** Undefined where the browser kept nothing. */
      received: Received | undefined;
    };

/** The lines of an order that can still be withdrawn from. */
export interface LineChoices {
  lines: readonly { position: number; name: string }[];
  /** Whether they are all of its lines. */
  isWhole: boolean;
}

/** The field of a form that says that lines can be ticked in it, and whether they are all of the order. */
export const CHOICES_FIELD = 'choices';

/** The box of a line; what it sends is the line's name, so the words of a declaration need no order to be read. */
export function lineField(position: number): string {
  return `line-${position}`;
}

/** What was ticked. */
interface ChosenLines {
  /** Its words; empty where it is the whole order. */
  part: string;
  lines: number[];
  isMissing: boolean;
}

/** Reads the boxes of a form; undefined where it has none. */
export function readChosen(field: PostedFields): ChosenLines | undefined {
  const offered = /^(\d{1,2}) (whole|rest)$/.exec(field(CHOICES_FIELD));
  if (!offered) return undefined;
  const ticked = Array.from({ length: MAX_LINES }, (_, position) => position).flatMap(
    (position) => {
      const name = field(lineField(position));
      return name === '' ? [] : [{ position, name }];
    },
  );
  if (offered[2] === 'whole' && ticked.length === Number(offered[1])) {
    return { part: '', lines: [], isMissing: false };
  }
  return {
    part: ticked.map(({ name }) => name).join('\n'),
    lines: ticked.map(({ position }) => position),
    isMissing: ticked.length === 0,
  };
}

/** The positions between the steps of the form: "0 2". */
export function writeLines(lines: readonly number[]): string {
  return lines.join(' ');
}

export function readLines(text: string): number[] {
  const positions = text.split(' ').filter((each) => /^\d{1,2}$/.test(each));
  return positions.slice(0, MAX_LINES).map(Number);
}
