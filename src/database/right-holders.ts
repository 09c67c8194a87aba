import { type SQL, and, inArray, isNull } from 'drizzle-orm';
import { type Right, rolesWith } from '#domain/admin/rights.ts';
import { operators } from '#database/schema/operators.ts';

/** The condition of rows of `operators` whose account is open and has a right. */
export function haveRight(right: Right): SQL | undefined {
  return and(inArray(operators.role, [...rolesWith(right)]), isNull(operators.removedAt));
}

/** The same of the owners: those who decide on people are told of the shop. */
export function areOwners(): SQL | undefined {
  return haveRight('people');
}
