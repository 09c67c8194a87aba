import { query } from './books.ts';
import type { TestShop } from './shop.ts';

/** What became of the orders of a bulk action, in its sequence; null of those still to come. */
export async function outcomesOf(shop: TestShop, batch: string): Promise<(string | null)[]> {
  const rows = await query<{ outcome: string | null }>(
    shop,
    'select outcome from order_batch_rows where batch_id = $1 order by position',
    [batch],
  );
  return rows.map(({ outcome }) => outcome);
}
