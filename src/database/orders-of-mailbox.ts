import { type SQL, and, eq, gte, notLike, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { orders } from '#database/schema/orders.ts';

/**
 * The id of the order that has this number and this address, while its page is open (rules 13).
 * @param email as it was typed; upper and lower case are the same
 */
export async function findOrderOfMailbox(
  db: Queryable,
  { number, email }: { number: number; email: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isOf(email), notLike(orders.token, 'closed-%')))
    .limit(1);
  return row?.id;
}

/** Whether somebody with this address, whatever its case, has paid for an order since a moment. */
export async function hasPaidSince(db: Queryable, email: string, since: Date): Promise<boolean> {
  return (await db.$count(orders, and(isOf(email), gte(orders.paidAt, since)))) > 0;
}

/** As the index of addresses has it. */
function isOf(email: string): SQL {
  return sql`lower(${orders.email}) = lower(${email})`;
}
