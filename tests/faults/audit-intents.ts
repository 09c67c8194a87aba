import { z } from 'zod';
import type { MoneyBack } from './audit-refunds.ts';
import type { Stage } from './stage.ts';

const intentShape = z.object({
  id: z.string(),
  order_id: z.string(),
  state: z.string(),
  wish: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('refund'), amount: z.number() }),
    z.object({ kind: z.literal('emails'), emails: z.array(z.string()), repeat: z.literal('copy') }),
  ]),
});
export type Intent = z.infer<typeof intentShape>;

/** What operators wanted to leave the house. */
export async function readIntents({ books }: Pick<Stage, 'books'>): Promise<Intent[]> {
  return z.array(intentShape).parse(await books('select * from intents'));
}

interface Books {
  intents: readonly Intent[];
  emails: readonly { order_id: string | null; kind: string; copy: number }[];
  money: MoneyBack;
}

/** What was carried out is owed once, what was taken back never, and nothing waits in the end. */
export function compareIntents(
  { intents, emails, money }: Books,
  found: { lost: string[]; doubled: string[]; open: string[] },
): void {
  for (const { id, state, wish } of intents) {
    if (state === 'waiting') found.open.push(`intent of ${wish.kind}`);
    if (wish.kind !== 'refund') continue;
    const owed = money.owed.find((refund) => refund.id === id);
    if (state === 'done' && owed?.amount !== wish.amount) found.lost.push('refund of an intent');
    if (state !== 'done' && owed) found.doubled.push(`refund of an intent that is ${state}`);
  }
  for (const [orderId, own] of Map.groupBy(intents, (intent) => intent.order_id)) {
    const wished = own.flatMap(({ state, wish }) =>
      state === 'done' && wish.kind === 'emails' ? wish.emails : [],
    );
    const owed = emails.filter((email) => email.order_id === orderId && email.copy > 0);
    if (owed.length < wished.length) found.lost.push('e-mail of an intent');
    if (owed.length > wished.length) found.doubled.push('e-mail of an intent');
  }
}
