import { DAY_MS } from '#domain/calendar.ts';
import type { OrderState, PaidHow } from '#domain/order/order.ts';
import { endsLines } from '#domain/order/withdrawn-lines.ts';
import type { WithdrawalSettlement } from '#domain/order/withdrawal-settlement.ts';

/** Days from the end of an order to the invitation to review it (rules 17). */
export const INVITE_AFTER_DAYS = 6;

/**
 * Days after which nobody is invited any more, for an invitation that a fault or a restored backup has put
 * off: who is asked months later no longer knows what about.
 */
export const INVITE_WITHIN_DAYS = 30;

/** When the customer of an order that was completed then is invited. */
export function invitationDue(completedAt: Date): Date {
  return new Date(completedAt.getTime() + INVITE_AFTER_DAYS * DAY_MS);
}

/** Whether it is too late for an invitation. */
export function isInvitationLate(completedAt: Date, now: Date): boolean {
  return now.getTime() > invitationDue(completedAt).getTime() + INVITE_WITHIN_DAYS * DAY_MS;
}

/** What it takes for a review to be called a verified purchase. */
export interface ReviewableOrder {
  state: OrderState;
  paidHow: PaidHow;
  /** Haléře. */
  total: number;
  /** Since when it is held because its customer has withdrawn. */
  heldAt: Date | null;
  withdrawals: readonly { settlement: WithdrawalSettlement | null }[];
}

/**
 * Whether an order can be reviewed: it is completed, was paid for, and its customer has neither withdrawn from it nor
 * got everything back (rules 17). One free of charge was given and not bought.
 */
export function isReviewable(order: ReviewableOrder): boolean {
  const { state, paidHow, total, heldAt, withdrawals } = order;
  const isBought = state === 'completed' && paidHow !== 'free' && total > 0;
  return isBought && heldAt === null && !withdrawals.some(endsLines);
}
