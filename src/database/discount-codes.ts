import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { cleanText } from '#domain/clean-text.ts';
import type { DiscountCode } from '#domain/pricing.ts';
import type { Queryable, Transaction } from './client.ts';
import { discountCodes } from './schema-discounts.ts';
import { orders } from './schema.ts';

/** For whom a code is looked up: when, and from which cart he orders. */
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
  { cartId }: CodeUse,
): Promise<boolean> {
  return mostUses === null || (await countUses(db, code, cartId)) < mostUses;
}

/** How many orders of other carts, paid or still payable, have used a discount code. */
async function countUses(db: Queryable, code: string, cartId: string): Promise<number> {
  const isCounted = sql`${orders.state} not in ('canceled', 'expired')`;
  return db.$count(
    orders,
    and(eq(orders.discountCode, code), ne(orders.cartId, cartId), isCounted),
  );
}
