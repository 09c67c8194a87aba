import { type SQL, and, inArray, isNull } from 'drizzle-orm';
import type { OperatorEmailKind } from '#domain/order/email-kind.ts';
import { type Right, rolesWith } from '#domain/operator/rights.ts';
import { operators } from '#database/schema/operators.ts';

/** For which right somebody is told of something of the shop. */
export const rightOfEmail = {
  'audit-head': 'people',
  'backup-broken': 'legal',
  'webhook-away': 'programs',
  'code-half-price': 'prices',
} as const satisfies Partial<Record<OperatorEmailKind, Right>>;

/** The condition of rows of `operators` whose account is open and has a right. */
export function hasRightNow(right: Right): SQL | undefined {
  return and(inArray(operators.role, [...rolesWith(right)]), isNull(operators.removedAt));
}
