import { completionOf } from './guarantee.ts';
import {
  type ReceivedDeclaration,
  type WithdrawalOutcome,
  type WithdrawnOrder,
  effectOf,
} from './withdrawal.ts';

/**
 * What becomes of a declaration that is tied to its order by hand (rules 51). What has become of that order since its
 * customer has withdrawn takes nothing from it: a person looks at it.
 */
export function tiedOutcome(
  order: WithdrawnOrder & Parameters<typeof completionOf>[0],
  declared: Pick<ReceivedDeclaration, 'declaredAt' | 'part'>,
): Exclude<WithdrawalOutcome, 'canceled' | 'unknown'> {
  const effect = effectOf(order, declared);
  const completedAt = completionOf(order);
  const isCompletedSince = completedAt !== undefined && completedAt > declared.declaredAt;
  return effect === 'cancel' || (effect === 'performed' && isCompletedSince) ? 'held' : effect;
}
