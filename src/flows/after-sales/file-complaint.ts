import { randomUUID } from 'node:crypto';
import {
  type ComplaintRow,
  insertComplaint,
  insertRefill,
  listAfterSales,
} from '#database/orders/after-sales.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { addEntries } from '#database/orders/order-work.ts';
import {
  findOrder,
  findOrderByToken,
  findOrderRowByToken,
  lockOrder,
} from '#database/orders/orders.ts';
import {
  type ComplaintProblems,
  type ComplaintRefusal,
  type ComplaintInput,
  complaintDue,
  mayComplain,
  readComplaint,
  refusalOfComplaint,
} from '#domain/after-sales/complaint.ts';
import { type RefillProblem, problemOfRefill, readCountNow } from '#domain/after-sales/refill.ts';
import type { Services } from '#flows/services.ts';

export type Complained =
  | { ok: true }
  | { ok: false; problem: 'complaint-fields'; fields: ComplaintProblems }
  | { ok: false; problem: 'order-unknown' | 'complaint-unpaid' | 'complaint-not-begun' }
  | ({ ok: false } & ComplaintRefusal);

/**
 * Takes a complaint about a paid order of which something has begun, whatever has become of it since: it is stored with its moment and the day by
 * which it is resolved, in one transaction with the e-mail that acknowledges it (§ 19 of the Consumer Protection
 * Act, rules 64) and that to the shop. Of those about the same that are sent at once one is taken: it holds the
 * lock of the order.
 * @param id of the form, a UUID: sent twice it is one complaint
 */
export async function fileComplaint(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, id, input }: { token: string; id: string; input: ComplaintInput },
): Promise<Complained> {
  const found = await findOrderByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  if (!found.paidAt) return { ok: false, problem: 'complaint-unpaid' };
  if (!mayComplain(found)) return { ok: false, problem: 'complaint-not-begun' };
  const read = readComplaint(input, found);
  if (!read.ok) return { ok: false, problem: 'complaint-fields', fields: read.problems };
  return db.transaction(async (tx): Promise<Complained> => {
    const order = await lockOrder(tx, found.id);
    if (!order) return { ok: false, problem: 'order-unknown' };
    const { complaints } = await listAfterSales(tx, order.id);
    const earlier = complaints.find((each) => each.id === id);
    if (earlier && isSame(earlier, read)) return { ok: true };
    const at = clock();
    const { line, text, remedy } = read;
    const refusal = refusalOfComplaint(line, { lines: found.lines, complaints, now: at });
    if (refusal) return { ok: false, ...refusal };
    const dueAt = complaintDue(at);
    // A form that was gone back to and filled in anew is another complaint.
    const own = earlier ? randomUUID() : id;
    const stored = { id: own, orderId: order.id, line, text, remedy, receivedAt: at, dueAt };
    // The id of a form of somebody else, made by hand.
    if (!(await insertComplaint(tx, stored))) return { ok: false, problem: 'order-unknown' };
    await addEntries(tx, [{ orderId: order.id, kind: 'complaint', actor: 'customer', at, line }]);
    const kinds = ['order-complaint-customer', 'order-complaint-shop'] as const;
    await enqueueEmails(tx, order.id, kinds, { aboutId: own });
    return { ok: true };
  });
}

type DetailsAnswer = Pick<ComplaintRow, 'line' | 'text' | 'remedy'>;

function isSame(one: DetailsAnswer, other: DetailsAnswer): boolean {
  return one.line === other.line && one.text === other.text && one.remedy === other.remedy;
}

export type AskedRefill = { ok: true } | { ok: false; problem: 'order-unknown' | RefillProblem };

/**
 * Takes a customer's request for a refill of a completed line within its guarantee (rules 63), with the number that
 * there are now by the customer's count. The shop gets an e-mail; a line has one refill under way at a time.
 * @param id of the form, a UUID: sent twice it is one request
 */
export async function askRefill(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, id, line, input }: { token: string; id: string; line: string; input: string },
): Promise<AskedRefill> {
  const found = await findOrderRowByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  return db.transaction(async (tx): Promise<AskedRefill> => {
    await lockOrder(tx, found.id);
    const order = await findOrder(tx, found.id);
    const asked = order?.lines.find(({ position }) => String(position) === line);
    if (!order || !asked) return { ok: false, problem: 'order-unknown' };
    const { refills } = await listAfterSales(tx, order.id);
    if (refills.some((each) => each.id === id)) return { ok: true };
    const isOpen = refills.some((each) => each.line === asked.position && each.endedAt === null);
    const at = clock();
    const problem = problemOfRefill(order, asked, { input, isOpen, now: at });
    if (problem) return { ok: false, problem };
    const about = { orderId: order.id, line: asked.position };
    const stored = await insertRefill(tx, {
      ...about,
      id,
      countNow: readCountNow(input) ?? null,
      askedAt: at,
    });
    if (!stored) return { ok: false, problem: 'refill-open' };
    await addEntries(tx, [{ ...about, kind: 'refill', actor: 'customer', at }]);
    await enqueueEmails(tx, order.id, ['order-refill-shop'], { aboutId: id });
    return { ok: true };
  });
}
