import { completionOf } from './guarantee.ts';
import type { ReturnableOrder } from './money-back.ts';
import { type PaidHow, hasEnded } from './order.ts';
import {
  type ReceivedDeclaration,
  type WithdrawalOutcome,
  type WithdrawnOrder,
  effectOf,
} from './withdrawal.ts';
import { isNothingDue } from './withdrawal-sum.ts';
import type { MeantWithdrawal } from './withdrawn-lines.ts';

type TiedOutcome = Exclude<WithdrawalOutcome, 'canceled' | 'unknown'>;

/**
 * What becomes of a declaration that is tied to its order by hand (rules 51). What has become of that order since its
 * customer has withdrawn takes nothing from it: a person looks at it.
 */
export function tiedOutcome(
  order: WithdrawnOrder & Parameters<typeof completionOf>[0],
  declared: Pick<ReceivedDeclaration, 'declaredAt' | 'part'>,
): TiedOutcome {
  const effect = effectOf(order, declared);
  const completedAt = completionOf(order);
  const isCompletedSince = completedAt !== undefined && completedAt > declared.declaredAt;
  return effect === 'cancel' || (effect === 'performed' && isCompletedSince) ? 'held' : effect;
}

/** What tying a declaration does, to the delivery and to the money. */
export type TiedEffect =
  | Exclude<TiedOutcome, 'held'>
  /** Nothing was paid, so nothing is delivered; should money come, it has to go back. */
  | 'unpaid'
  | 'held'
  | 'ended'
  | 'money'
  | 'free'
  | 'nothing-due';

/** What follows for an order that a declaration is tied to, from what becomes of that. */
export function tiedEffects(
  order: ReturnableOrder & Pick<WithdrawnOrder, 'state'> & { paidHow: PaidHow },
  declared: Pick<MeantWithdrawal, 'part' | 'lines'>,
  outcome: TiedOutcome,
): TiedEffect[] {
  if (outcome !== 'held') return [outcome];
  if (!order.paidAt) return ['unpaid'];
  const delivery = hasEnded(order.state) ? 'ended' : 'held';
  if (order.paidHow === 'free') return [delivery, 'free'];
  return [delivery, isNothingDue(declared, order) ? 'nothing-due' : 'money'];
}
