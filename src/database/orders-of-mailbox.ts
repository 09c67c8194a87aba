import { and, eq, notLike, sql } from 'drizzle-orm';
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
  const isTheirs = sql`lower(${orders.email}) = lower(${email})`;
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isTheirs, notLike(orders.token, 'closed-%')))
    .limit(1);
  return row?.id;
}
