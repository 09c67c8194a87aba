import { z } from 'zod';
import { run } from '#test-checkout/store.ts';
import type { Store } from '#test-checkout/store.ts';
import type { disputeListRequest } from './parameters.ts';
import { listObject } from './wire.ts';

const disputeRow = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number(),
  status: z.string(),
});

/** The disputes, the newest first. Nobody disputes a payment here but tests, which write into the table. */
export async function listDisputes(
  store: Store,
  { created, limit = 10, starting_after: after }: z.infer<typeof disputeListRequest>,
): Promise<object> {
  const rows = await run(
    store.sql,
    (bind) => `select id, payment_id, amount, status from test_checkout.dispute
      where created_at >= to_timestamp(${bind(created?.gte ?? 0)}::bigint)
        and (${bind(after ?? null)}::text is null or seq < (
          select seq from test_checkout.dispute where id = ${bind(after ?? null)}::text))
      order by seq desc limit ${bind(limit + 1)}`,
  );
  return listObject('/v1/disputes', { rows, limit }, (row) => {
    const { payment_id: payment_intent, ...dispute } = disputeRow.parse(row);
    return { ...dispute, object: 'dispute', currency: 'czk', payment_intent };
  });
}
