import { z } from 'zod';
import type { MoneyBack } from './audit-refunds.ts';
import type { Stage } from './stage.ts';

const pendingActionShape = z.object({
  id: z.string(),
  order_id: z.string(),
  state: z.string(),
  request: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('refund'), amount: z.number() }),
    z.object({ kind: z.literal('emails'), emails: z.array(z.string()), repeat: z.literal('copy') }),
  ]),
});
export type PendingAction = z.infer<typeof pendingActionShape>;

/** What operators wanted to leave the house. */
export async function readPendingActions({
  books,
}: Pick<Stage, 'books'>): Promise<PendingAction[]> {
  return z.array(pendingActionShape).parse(await books('select * from pending_actions'));
}

interface Books {
  intents: readonly PendingAction[];
  emails: readonly { order_id: string | null; kind: string; copy: number }[];
  money: MoneyBack;
}

/** What was carried out is owed once, what was taken back never, and nothing waits in the end. */
export function comparePendingActions(
  { intents, emails, money }: Books,
  found: { lost: string[]; doubled: string[]; open: string[] },
): void {
  for (const { id, state, request } of intents) {
    if (state === 'waiting') found.open.push(`intent of ${request.kind}`);
    if (request.kind !== 'refund') continue;
    const enqueued = money.enqueued.find((refund) => refund.id === id);
    if (state === 'done' && enqueued?.amount !== request.amount)
      found.lost.push('refund of an intent');
    if (state !== 'done' && enqueued) found.doubled.push(`refund of an intent that is ${state}`);
  }
  for (const [orderId, own] of Map.groupBy(intents, (intent) => intent.order_id)) {
    const values = own.flatMap(({ state, request }) =>
      state === 'done' && request.kind === 'emails' ? request.emails : [],
    );
    const enqueued = emails.filter((email) => email.order_id === orderId && email.copy > 0);
    if (enqueued.length < values.length) found.lost.push('e-mail of an intent');
    if (enqueued.length > values.length) found.doubled.push('e-mail of an intent');
  }
}
