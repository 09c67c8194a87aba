import { z } from 'zod';
import type { Stage } from './stage.ts';

const refundShape = z.object({
  id: z.string(),
  order_id: z.string(),
  payment_id: z.string(),
  kind: z.string(),
  amount: z.coerce.number(),
  state: z.string(),
  refund_id: z.string().nullable(),
  credit_note: z.string().nullable(),
});
const madeShape = z.object({
  id: z.string(),
  /** Under which it was asked for; null where a person made it. */
  key: z.string().nullable(),
  payment_id: z.string(),
  amount: z.coerce.number(),
  paid: z.coerce.number(),
});
const noteShape = z.object({ number: z.string(), total: z.coerce.number() });

/** Refunds, in our tables and in those of the provider, and the credit notes for them. */
export interface MoneyBack {
  enqueued: z.infer<typeof refundShape>[];
  made: z.infer<typeof madeShape>[];
  notes: z.infer<typeof noteShape>[];
}

export async function readMoneyBack({
  books,
  providerRows,
}: Pick<Stage, 'books' | 'providerRows'>): Promise<MoneyBack> {
  return {
    enqueued: z.array(refundShape).parse(await books('select * from refunds')),
    made: z.array(madeShape).parse(
      await providerRows(`select r.id, r.metadata->>'key' as key, r.payment_id, r.amount, (
          select sum((line->>'quantity')::integer * (line->'price_data'->>'unit_amount')::integer)
          from jsonb_array_elements(s.fields->'line_items') line) as paid
        from test_checkout.refund r join test_checkout.session s using (payment_id)`),
    ),
    notes: z
      .array(noteShape)
      .parse(
        await books(
          `select number, snapshot->>'total' as total from invoices where kind = 'credit-note'`,
        ),
      ),
  };
}

/** Where problems are reported. */
interface Found {
  lost: string[];
  doubled: string[];
  open: string[];
}

/** How much of an order's own payment we have decided to refund, without what was refused or came back. */
export function givenBack({ enqueued }: MoneyBack, order: { payment_id: string | null }): number {
  const own = enqueued.filter(
    ({ state, payment_id: payment }) =>
      payment === order.payment_id && (state === 'owed' || state === 'done'),
  );
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** Each refund is made once, of its sum, never beyond the payment, and has its credit note. */
export function compareRefunds({ enqueued, made, notes }: MoneyBack, found: Found): void {
  const byId = new Map(made.map((refund) => [refund.id, refund]));
  const keys = new Set(made.map(({ key }) => key));
  for (const { id, state, kind, amount, refund_id: madeAs, credit_note: number } of enqueued) {
    if (state === 'owed') found.open.push(`refund ${kind} not made`);
    if (state === 'refused' && keys.has(`refund-${id}`))
      found.doubled.push(`${kind} refused and made`);
    const isMade = state === 'done' && kind !== 'elsewhere' && kind !== 'by-hand';
    if (isMade && byId.get(madeAs ?? '')?.amount !== amount) {
      found.lost.push(`refund ${kind} of ${amount} at the provider`);
    }
    const isCredited =
      state === 'done' && (kind === 'canceled' || kind === 'part' || kind === 'by-hand');
    const note = notes.find((one) => one.number === number);
    if (isCredited && note?.total !== 0 - amount) found.lost.push(`credit note of ${amount}`);
  }
  for (const [, refunds] of Map.groupBy(made, (refund) => refund.payment_id)) {
    const [{ paid, payment_id: payment } = { paid: 0, payment_id: '' }] = refunds;
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const ours = enqueued.filter((one) => one.payment_id === payment && one.state !== 'refused');
    if (back > paid) found.doubled.push(`${back} given back of ${paid}`);
    if (ours.length > 0 && refunds.length > ours.length) {
      found.doubled.push(`${refunds.length} refunds given back where ${ours.length} are owed`);
    }
  }
  if (new Set(enqueued.flatMap((refund) => refund.credit_note ?? [])).size !== notes.length) {
    found.doubled.push('credit note');
  }
  const positions = notes.map(({ number }) => Number(number.slice(-5))).toSorted((a, b) => a - b);
  if (positions.some((position, index) => position !== index + 1)) {
    found.lost.push(`credit note numbers ${positions.join(', ')}`);
  }
}
