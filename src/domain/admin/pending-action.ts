import type { Haler } from '#domain/money.ts';
import type { MessageState } from '#domain/messages/message.ts';
import type { Right } from './rights.ts';
import type { RefillBegun, RefillDecided, RefillState } from '#domain/after-sales/after-sales.ts';
import { type RefundForLines, totalOf } from '#domain/payments/open-value.ts';
import type { HoldReason } from '#domain/delivery/hold.ts';
import type { LineWork } from '#domain/delivery/progress.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { EmailRepeat, OrderEmailKind } from '#domain/emails/email-kind.ts';
import type { WithdrawalResolution } from '#domain/withdrawals/withdrawn-lines.ts';
import type { StoredDecision } from '#domain/reviews/moderation.ts';
import type { RefundState, SentByHand } from '#domain/payments/refund.ts';

/** Seconds for which what leaves the house can be taken back (rules 66). */
export const UNDO_SECONDS = 30;

export const pendingActionStates = [
  'waiting',
  'undone',
  'done',
  /** It could not be carried out, and waits on the start page until somebody has seen that. */
  'failed',
  'seen',
] as const;
export type PendingActionState = (typeof pendingActionStates)[number];

/** Why a pending action could not be carried out when its time came. */
export type PendingActionProblem =
  /** Nothing was paid that could go back. */
  | 'order-not-paid'
  /** Less is left of what was paid. */
  | 'refund-amount'
  /** Delivery has begun meanwhile, so the order can no longer be canceled. */
  | 'too-late';

/** When what is wished at this moment leaves the house. */
export function pendingActionDue(at: Date): Date {
  return new Date(at.getTime() + UNDO_SECONDS * 1000);
}

/** What is to leave the house. */
export type ActionRequest =
  | {
      kind: 'emails';
      emails: readonly OrderEmailKind[];
      /** What they tell of beside the order: a refund, or else a complaint, a refill. UUIDs. */
      refundId?: string | undefined;
      aboutId?: string | undefined;
      /** Another mailbox than the one that they are meant for. */
      to?: string | undefined;
      repeat?: EmailRepeat | undefined;
      /** How the order is put back where the move that the e-mails tell of is taken back. */
      undo?: MoveUndo | undefined;
      /** What is opened again where the word of it is taken back before it leaves. */
      reopen?: AfterSalesUndo | undefined;
      /** Set where what they tell of is for who decides on money. */
      needs?: 'money' | undefined;
      /** The decision about a review that comes back. */
      undoReview?: ReviewUndo | undefined;
    }
  | {
      kind: 'refund';
      amount: Haler;
      reason: string;
      /** The withdrawal, the complaint or the late offer that it resolves. */
      aboutId?: string | undefined;
      /** The positions of the lines that it is for; empty where it is for the whole order. */
      lines: readonly number[];
      /** Of the whole order, and not for what was not delivered. */
      isForDelivered?: boolean | undefined;
      /** Where the operator has sent it from the bank; nobody asks the provider then. */
      byHand?: SentByHand | undefined;
    }
  /** A move of an order that no e-mail tells of, and how the order is put back where it is taken back. */
  | { kind: 'move'; undo: MoveUndo }
  /**
   * What somebody has made of a declaration of withdrawal, of which no e-mail about its order tells: that which is tied
   * to one is acknowledged anew.
   */
  | { kind: 'withdrawal'; reopen: WithdrawalUndo<'read' | 'tied' | 'closed'> }
  /** Somebody is done with a declaration of withdrawal that fits no order. */
  | { kind: 'withdrawal-closed' }
  /** A reply to a message, and how the message stood before it. */
  | { kind: 'reply'; before: MessageState }
  /** A paid order ends before it has begun: its e-mails, and everything that is left of its money. */
  | { kind: 'cancel' };

/** How the order is put back where a request is taken back; undefined where it tells of no move. */
export function undoOf(request: ActionRequest): MoveUndo | undefined {
  return request.kind === 'emails' || request.kind === 'move' ? request.undo : undefined;
}

/** What is opened again where a request is taken back; undefined where that is nothing of the order's care. */
export function afterSalesUndoOf(request: ActionRequest): AfterSalesUndo | undefined {
  return request.kind === 'emails' || request.kind === 'withdrawal' ? request.reopen : undefined;
}

/** Whether nothing leaves for it, so that there is only something to take back. */
export function isMoveAlone(request: ActionRequest): boolean {
  if (request.kind === 'move' || request.kind === 'withdrawal-closed') return true;
  return request.kind === 'withdrawal' && request.reopen.act !== 'tied';
}

/** What a move made of its lines. */
export function movedTo({ lines }: MoveUndo): 'begun' | 'completed' {
  return lines.some(({ work }) => work === 'waiting') ? 'begun' : 'completed';
}

/** Those that are about an order; the others have actions of their own. */
export type OrderActionRequest = Exclude<ActionRequest, { kind: 'reply' | 'withdrawal-closed' }>;

/** The right that taking back needs: what only an owner may do only an owner may take back (rules 66). */
export function rightToUndo(request: ActionRequest): Right {
  switch (request.kind) {
    case 'refund':
    case 'cancel':
      return 'money';
    case 'move':
    case 'withdrawal':
    case 'withdrawal-closed':
      return 'orders';
    case 'reply':
      return 'messages';
    case 'emails':
      return request.needs ?? (request.undoReview ? 'reviews' : 'orders');
  }
}

/** A pending action as far as the rules need to know it. */
interface PendingActionFacts {
  state: PendingActionState;
  request: ActionRequest;
}

/** The refunds among the pending actions of an order that wait for their time to be taken back to be over. */
export function waitingRefunds(
  pendingActions: readonly PendingActionFacts[],
): (RefundForLines & { aboutId?: string | undefined })[] {
  return pendingActions.flatMap(({ state, request }) =>
    state === 'waiting' && request.kind === 'refund' ? [request] : [],
  );
}

/** How much the waiting refunds of an order come to, in haléře. */
export function sumOfWaiting(pendingActions: readonly PendingActionFacts[]): Haler {
  return totalOf(waitingRefunds(pendingActions));
}

/** The ids of what money of an order went back for, is owed for, or is about to be. */
export function paidForOf(
  refunds: readonly { state: RefundState; aboutId: string | null }[],
  pendingActions: readonly PendingActionFacts[],
): Set<string> {
  const made = refunds.filter(({ state }) => state === 'owed' || state === 'done');
  return new Set(
    [...made, ...waitingRefunds(pendingActions)].flatMap(({ aboutId }) => aboutId ?? []),
  );
}

export type WithdrawalAct = Exclude<WithdrawalResolution, 'money'> | 'read' | 'tied';

/** A declaration of withdrawal as it was before somebody made something of it. */
export interface WithdrawalUndo<Act extends WithdrawalAct = WithdrawalAct> {
  kind: 'withdrawal';
  id: string;
  /** What was made of it: it was resolved so, its lines were read, or it was tied to the order. */
  act: Act;
  /** Since when the order was held. */
  heldAt: string | null;
  /** The last entry of the history that this wrote: what came after it makes the undo impossible. */
  eventId: number;
  /** How it had been closed without an order before it was tied to one; undefined where it had not. */
  closed?: { at: string; person: string | null; note: string } | undefined;
}

/** A complaint that is unresolved again, with what its end began; a declaration or a refill as it was before. */
export type AfterSalesUndo =
  | ({ kind: 'complaint'; id: string } & RefillBegun)
  | WithdrawalUndo
  | {
      kind: 'refill';
      id: string;
      state: RefillState;
      person: string | null;
      /** What was decided: where it is another by now, somebody has gone on. */
      to?: RefillDecided | undefined;
    };

/** A review as it was decided before, where nobody has decided anew since. */
export interface ReviewUndo {
  id: string;
  /** Of the decision that the e-mail tells of. */
  decisionId: string;
  before: StoredDecision;
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
    /** Why it was held; undefined where it was not. */
    hold?: { reason: HoldReason | null; text: string | null; at: string } | undefined;
  }[];
}

/** A line as far as a move changes it. */
interface MovedLine extends Omit<MoveUndo['lines'][number], 'startedAt' | 'completedAt' | 'hold'> {
  startedAt: Date | null;
  completedAt: Date | null;
  heldAt: Date | null;
  holdReason: HoldReason | null;
  holdText: string | null;
}

/** How an order and the lines that a move changes are put back, from how they stood before it. */
export function undoOfMove(
  eventId: number,
  state: OrderState,
  lines: readonly MovedLine[],
): MoveUndo {
  return {
    eventId,
    // Lines move in these states alone (`problemOfMove`).
    state: state === 'delivering' || state === 'completed' ? state : 'paid',
    lines: lines.map(({ position, work, startCount, delivered, ...line }) => ({
      position,
      work,
      startCount,
      delivered,
      startedAt: line.startedAt?.toISOString() ?? null,
      completedAt: line.completedAt?.toISOString() ?? null,
      ...(line.heldAt && {
        hold: { reason: line.holdReason, text: line.holdText, at: line.heldAt.toISOString() },
      }),
    })),
  };
}
