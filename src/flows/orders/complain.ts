import { randomUUID } from 'node:crypto';
import { type ComplaintRow, insertComplaint, listCare } from '#database/care.ts';
import { addEntries } from '#database/order-work.ts';
import { oweEmails } from '#database/emails.ts';
import { findOrderByToken, lockOrder } from '#database/orders.ts';
import {
  type ComplaintProblems,
  type ComplaintRefusal,
  type TypedComplaint,
  complaintDue,
  mayComplain,
  readComplaint,
  refusalOfComplaint,
} from '#domain/order/complaint.ts';
import type { Services } from '#flows/services.ts';

export type Complained =
  | { ok: true }
  | { ok: false; problem: 'complaint-fields'; fields: ComplaintProblems }
  | { ok: false; problem: 'order-unknown' | 'complaint-unpaid' | 'complaint-not-begun' }
  | ({ ok: false } & ComplaintRefusal);

/**
 * Takes a complaint about a paid order of which something has begun, whatever has become of it since: it is stored with its moment and the day by
 * which it is settled, in one transaction with the e-mail that acknowledges it (§ 19 of the Consumer Protection
 * Act, rules 64) and that to the shop. Of those about the same that are sent at once one is taken: it holds the
 * lock of the order.
 * @param id of the form, a UUID: sent twice it is one complaint
 */
export async function complain(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, id, typed }: { token: string; id: string; typed: TypedComplaint },
): Promise<Complained> {
  const found = await findOrderByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  if (!found.paidAt) return { ok: false, problem: 'complaint-unpaid' };
  if (!mayComplain(found)) return { ok: false, problem: 'complaint-not-begun' };
  const read = readComplaint(typed, found);
  if (!read.ok) return { ok: false, problem: 'complaint-fields', fields: read.problems };
  return db.transaction(async (tx): Promise<Complained> => {
    const order = await lockOrder(tx, found.id);
    if (!order) return { ok: false, problem: 'order-unknown' };
    const { complaints } = await listCare(tx, order.id);
    const earlier = complaints.find((each) => each.id === id);
    if (earlier && isSame(earlier, read)) return { ok: true };
    const at = clock();
    const { line, text, wish } = read;
    const refusal = refusalOfComplaint(line, { lines: found.lines, complaints, now: at });
    if (refusal) return { ok: false, ...refusal };
    const dueAt = complaintDue(at);
    // A form that was gone back to and filled in anew is another complaint.
    const own = earlier ? randomUUID() : id;
    const stored = { id: own, orderId: order.id, line, text, wish, receivedAt: at, dueAt };
    // The id of a form of somebody else, made by hand.
    if (!(await insertComplaint(tx, stored))) return { ok: false, problem: 'order-unknown' };
    await addEntries(tx, [{ orderId: order.id, kind: 'complaint', actor: 'customer', at, line }]);
    const kinds = ['order-complaint-customer', 'order-complaint-shop'] as const;
    await oweEmails(tx, order.id, kinds, { aboutId: own });
    return { ok: true };
  });
}

type Said = Pick<ComplaintRow, 'line' | 'text' | 'wish'>;

function isSame(one: Said, other: Said): boolean {
  return one.line === other.line && one.text === other.text && one.wish === other.wish;
}
