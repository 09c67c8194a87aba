import type { Haler } from '#domain/money.ts';
import type { OrderEmailKind } from '#domain/order/order-email.ts';

/** Seconds for which what leaves the house can be taken back. */
export const UNDO_SECONDS = 30;

export type IntentState = 'waiting' | 'undone' | 'done' | 'failed';

/** What is to leave the house. */
export type IntentWish =
  | {
      kind: 'emails';
      emails: readonly OrderEmailKind[];
      /** What they tell of beside the order: a complaint, a refill. A UUID. */
      aboutId?: string | undefined;
      /** Another mailbox than the customer's, and the e-mail goes out once more. */
      to?: string | undefined;
      isCopy?: boolean | undefined;
      /** How the order is put back where the move that the e-mails tell of is taken back. */
      undo?: MoveUndo | undefined;
    }
  | {
      kind: 'refund';
      amount: Haler;
      reason: string;
      /** The withdrawal, the complaint or the late offer that it settles. */
      aboutId?: string | undefined;
      /** Where the operator has sent it from the bank; nobody asks the provider then. */
      byHand?: SentByHand | undefined;
    };

/** Money that the operator has sent from the bank. */
export interface SentByHand {
  /** The day, as 2026-11-23. */
  sentOn: string;
  /** By which it is found at the bank. */
  reference: string;
}

/** The lines of an order as they were before a move, by position. */
export interface MoveUndo {
  /** The entry of the history that the move wrote: what came after it makes the undo impossible. */
  eventId: number;
  state: 'paid' | 'delivering' | 'completed';
  lines: readonly {
    position: number;
    work: LineWork;
    startCount: number | null;
    delivered: number;
    startedAt: string | null;
    completedAt: string | null;
  }[];
}

/** How far the work on an ordered line is (rules 50). */
export const lineWorks = ['waiting', 'delivering', 'completed'] as const;
export type LineWork = (typeof lineWorks)[number];
