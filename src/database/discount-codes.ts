import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { cleanText } from '#domain/clean-text.ts';
import type { DiscountCode } from '#domain/pricing.ts';
import type { Queryable } from './client.ts';
import { countUses } from './orders.ts';
import { discountCodes } from './schema.ts';

/** A discount code that holds at this moment and is not used up, however it is written. */
export async function findDiscountCode(
  db: Queryable,
  typed: string,
  now: Date,
): Promise<DiscountCode | undefined> {
  const [row] = await db
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
  if (!row) return undefined;
  if (row.mostUses !== null && (await countUses(db, row.code)) >= row.mostUses) return undefined;
  return { code: row.code, percent: row.percent };
}
