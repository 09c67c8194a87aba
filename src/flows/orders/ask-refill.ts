import { insertRefill, listCare } from '#database/care.ts';
import { addEntries } from '#database/order-work.ts';
import { oweEmails } from '#database/emails.ts';
import { findOrder, findOrderRowByToken, lockOrder } from '#database/orders.ts';
import { type RefillProblem, problemOfRefill, readCountNow } from '#domain/order/refill.ts';
import type { Services } from '#flows/services.ts';

export type AskedRefill = { ok: true } | { ok: false; problem: 'order-unknown' | RefillProblem };

/**
 * Takes a customer's wish for a refill of a completed line within its guarantee (rules 63), with the number that
 * there are now by the customer's count. The shop gets an e-mail; a line has one refill under way at a time.
 * @param id of the form, a UUID: sent twice it is one wish
 */
export async function askRefill(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, id, line, typed }: { token: string; id: string; line: string; typed: string },
): Promise<AskedRefill> {
  const found = await findOrderRowByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  return db.transaction(async (tx): Promise<AskedRefill> => {
    await lockOrder(tx, found.id);
    const order = await findOrder(tx, found.id);
    const asked = order?.lines.find(({ position }) => String(position) === line);
    if (!order || !asked) return { ok: false, problem: 'order-unknown' };
    const { refills } = await listCare(tx, order.id);
    if (refills.some((each) => each.id === id)) return { ok: true };
    const isOpen = refills.some((each) => each.line === asked.position && each.endedAt === null);
    const at = clock();
    const problem = problemOfRefill(order, asked, { typed, isOpen, now: at });
    if (problem) return { ok: false, problem };
    const about = { orderId: order.id, line: asked.position };
    const stored = await insertRefill(tx, {
      ...about,
      id,
      countNow: readCountNow(typed) ?? null,
      askedAt: at,
    });
    if (!stored) return { ok: false, problem: 'refill-open' };
    await addEntries(tx, [{ ...about, kind: 'refill', actor: 'customer', at }]);
    await oweEmails(tx, order.id, ['order-refill-shop'], { aboutId: id });
    return { ok: true };
  });
}
