import { expect } from 'vitest';
import { type NewBulkAction, beginBulkAction } from '#flows/pending-actions/run-bulk-action.ts';
import { dryRun } from '#web/routes/admin/orders/bulk/choose.ts';
import { query } from './books.ts';
import type { TestShop } from './shop.ts';

/** What became of the orders of a bulk action, in its sequence; null of those still to come. */
export async function outcomesOf(shop: TestShop, bulk: string): Promise<(string | null)[]> {
  const rows = await query<{ outcome: string | null }>(
    shop,
    'select outcome from bulk_action_rows where bulk_action_id = $1 order by position',
    [bulk],
  );
  return rows.map(({ outcome }) => outcome);
}

/** Stores a bulk action as its confirmation does, with what the dry run shows of each order. */
export async function beginShown(
  { services }: Pick<TestShop, 'services'>,
  { act, numbers, ...bulk }: Omit<NewBulkAction, 'orders'> & { numbers: readonly number[] },
): Promise<void> {
  const query = new URLSearchParams(numbers.map((number) => ['n', String(number)]));
  const { planned } = await dryRun(services, act.kind, query, act);
  const orders = planned.map(({ row, shown }) => ({ id: row.id, shown }));
  expect(await beginBulkAction(services, { ...bulk, act, orders })).toEqual({ ok: true });
}
