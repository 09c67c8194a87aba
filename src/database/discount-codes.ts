import { and, eq, gt, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import { cleanText } from '#domain/clean-text.ts';
import { CODE_HELD_MINUTES, type DiscountCode } from '#domain/catalogue/pricing.ts';
import type { Queryable, Transaction } from './client.ts';
import { discountCodes } from '#database/schema/discounts.ts';
import { orders } from '#database/schema/orders.ts';

/** The use of a code: the moment, and the cart it is for. */
export interface CodeUse {
  now: Date;
  cartId: string;
}

/**
 * A discount code that holds at this moment and is not used up, however it is written. Orders from the
 * same cart do not use it up: one cart has one order, and may come back to it.
 */
export async function findDiscountCode(
  db: Queryable,
  typed: string,
  use: CodeUse,
): Promise<DiscountCode | undefined> {
  const [row] = await select(db, typed, use);
  return row && (await isLeft(db, row, use)) ? { code: row.code, percent: row.percent } : undefined;
}

/**
 * Whether a code still holds, which then stays so until the transaction ends: of many who order with
 * its last use at once, one gets it.
 */
export async function holdDiscountCode(
  tx: Transaction,
  code: string,
  use: CodeUse,
): Promise<boolean> {
  const [row] = await select(tx, code, use).for('update');
  return row !== undefined && isLeft(tx, row, use);
}

function select(db: Queryable, typed: string, { now }: CodeUse) {
  return db
    .select()
    .from(discountCodes)
    .where(
      and(
        eq(discountCodes.code, cleanText(typed).toUpperCase()),
        or(isNull(discountCodes.validFrom), lte(discountCodes.validFrom, now)),
        or(isNull(discountCodes.validUntil), gt(discountCodes.validUntil, now)),
      ),
    )
    .limit(1);
}

async function isLeft(
  db: Queryable,
  { code, mostUses }: typeof discountCodes.$inferSelect,
  { cartId, now }: CodeUse,
): Promise<boolean> {
  if (mostUses === null) return true;
  const unpaidAfter = new Date(now.getTime() - CODE_HELD_MINUTES * 60_000);
  return (await countUses(db, code, { cartId, unpaidAfter })) < mostUses;
}

/**
 * How many orders of other carts use a discount code: those that are paid, and pending ones made after a
 * moment.
 */
async function countUses(
  db: Queryable,
  code: string,
  { cartId, unpaidAfter }: { cartId: string; unpaidAfter: Date },
): Promise<number> {
  const isUsed = or(
    notInArray(orders.state, ['pending', 'canceled', 'expired']),
    and(eq(orders.state, 'pending'), gt(orders.createdAt, unpaidAfter)),
  );
  return db.$count(orders, and(eq(orders.discountCode, code), ne(orders.cartId, cartId), isUsed));
}
