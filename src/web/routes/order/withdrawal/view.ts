import type { Declaration, DeclarationProblems } from '#domain/order/withdrawal.ts';

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
      typed: Declaration;
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
