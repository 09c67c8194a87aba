import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type DisputePage, PaymentsUnavailable, type Reversal } from './port.ts';
import type { Ask } from './stripe-errors.ts';
import { idShape } from './stripe-session.ts';

/** The most that the API gives at once. */
const PAGE_SIZE = 100;

/** The id of a payment, which an object may hold whole. */
export const paymentShape = z
  .union([idShape, z.object({ id: idShape })])
  .nullable()
  .transform((value) => (typeof value === 'string' ? value : value?.id));

/** What is read of a dispute, whether an event tells of it or the list. */
export const disputeShape = z
  .object({
    object: z.literal('dispute'),
    id: idShape,
    payment_intent: paymentShape,
    amount: z.int().nonnegative(),
    currency: z.string(),
    status: z.string().optional(),
  })
  .transform(({ id: reference, status, ...rest }) => ({
    ...rest,
    reference,
    kind: kindOf(status),
  }));

/** An inquiry that closes takes no money either. What is not known yet is for a person to look at. */
function kindOf(status: string | undefined): Reversal['kind'] {
  if (status === 'won' || status === 'warning_closed') return 'dispute-won';
  return status === 'lost' ? 'dispute-lost' : 'disputed';
}

/** A page of the disputes as they stand now, the newest first; payments made without an intent are not ours. */
export async function listDisputes(
  ask: Ask,
  disputes: Stripe['disputes'],
  { since, after }: { since: Date; after?: string | undefined },
): Promise<DisputePage> {
  const page = await ask(() =>
    disputes.list({
      limit: PAGE_SIZE,
      created: { gte: Math.floor(since.getTime() / 1000) },
      ...(after !== undefined && { starting_after: after }),
    }),
  );
  const read = z.array(disputeShape).safeParse(page.data);
  if (!read.success)
    throw new PaymentsUnavailable('The answer was not understood.', { cause: read.error });
  return {
    reversals: read.data.flatMap(({ payment_intent: paymentId, ...dispute }) =>
      paymentId === undefined ? [] : [{ ...dispute, paymentId }],
    ),
    after: page.has_more ? page.data.at(-1)?.id : undefined,
  };
}
