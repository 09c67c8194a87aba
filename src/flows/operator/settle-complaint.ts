import { randomUUID } from 'node:crypto';
import { noteChange } from '#database/audit.ts';
import { listRefundIntents } from '#database/intents.ts';
import { listRefunds } from '#database/refunds.ts';
import { type RefillBegun, paidForOf, sumOfWaiting } from '#domain/operator/intent.ts';
import { noteComplaintSettled, noteRefill } from '#database/care-changes.ts';
import { type ComplaintRow, insertRefill, listCare } from '#database/care.ts';
import type { Transaction } from '#database/client.ts';
import { addEntries } from '#database/order-work.ts';
import type { OrderLineRow, OrderRow } from '#database/orders.ts';
import { cleanLines } from '#domain/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import { hasRight } from '#domain/operator/rights.ts';
import type { Ending } from '#domain/order/ending.ts';
import type { ComplaintEnd, ComplaintOutcome } from '#domain/order/care.ts';
import { leftToRefund, refundedAt } from '#domain/order/refund.ts';
import { outcomesFor, problemOfAnswer } from '#domain/order/settling.ts';
import type { Services } from '#flows/services.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';
import { wishLater } from './wish-later.ts';

/** How an operator settles a complaint. */
export interface Settling extends OrderChange {
  operator: Operator;
  /** Of the form, under which the e-mail waits that can be taken back. A UUID. */
  id: string;
  complaintId: string;
  outcome: ComplaintOutcome | undefined;
  /** What the customer is told, in the language of the order. */
  answer: string;
  /** The position of the line to refill, where the complaint names none. */
  line: number | undefined;
}

export type SettlingProblem =
  | Ending
  | 'changed-meanwhile'
  | 'complaint-unknown'
  | 'outcome-missing'
  /** The right to return money is needed for a promise of it. */
  | 'money-right'
  | 'answer-missing'
  | 'answer-too-long'
  | 'line-missing';

export type Settled = { ok: true } | OrderUnknown | { ok: false; problem: SettlingProblem };

async function findComplaint(tx: Transaction, orderId: string, id: string) {
  return (await listCare(tx, orderId)).complaints.find((each) => each.id === id);
}

/** Whether money is on its way for a complaint, and what of the payment is left to go back, in haléře. */
async function readMoney(
  tx: Transaction,
  order: OrderRow,
  { id }: ComplaintRow,
): Promise<{ isPaidFor: boolean; left: Haler; isAllBack: boolean }> {
  const refunds = await listRefunds(tx, order.id);
  const intents = await listRefundIntents(tx, order.id);
  const left = leftToRefund({ ...order, refunds }) - sumOfWaiting(intents);
  const isAllBack = refundedAt({ ...order, refunds }) !== null;
  return { isPaidFor: paidForOf(refunds, intents).has(id), left, isAllBack };
}

/**
 * Settles a complaint (rules 64): with a refill, which begins with it, with money, which is returned on a
 * screen of its own, or not at all. The e-mail to the customer waits for some seconds in which it can be
 * taken back; then the complaint is open again. The same form once more changes nothing.
 */
export async function settleComplaint(
  services: Pick<Services, 'db' | 'clock'>,
  { id, complaintId, outcome, line, ...change }: Settling,
): Promise<Settled> {
  const answer = cleanLines(change.answer);
  return underLock(
    services,
    change,
    async (tx, { order, lines, isStale, at }): Promise<Settled> => {
      const complaint = await findComplaint(tx, order.id, complaintId);
      if (!complaint) return { ok: false, problem: 'complaint-unknown' };
      if (complaint.outcome === outcome && complaint.answer === answer) return { ok: true };
      const { isPaidFor, left, isAllBack } = await readMoney(tx, order, complaint);
      // Money that is on its way for it settles it.
      if (isStale || complaint.outcome || isPaidFor)
        return { ok: false, problem: 'changed-meanwhile' };
      // With all of its money back nothing is refilled.
      if (outcome === 'refill' && order.ending) return { ok: false, problem: order.ending };
      const refilled = lineOf(complaint, lines, line);
      const problem = problemOf(change, { left, isAllBack, outcome, answer, refilled });
      if (problem || !outcome) return { ok: false, problem: problem ?? 'outcome-missing' };
      const { operator } = change;
      const settled = { outcome, answer, settledAt: at, person: operator.name };
      await noteComplaintSettled(tx, complaint, settled);
      const refill =
        outcome === 'refill' && refilled
          ? await beginRefill(tx, { complaint, line: refilled.position, person: operator.name, at })
          : {};
      const by = { orderId: order.id, actor: 'operator', person: operator.name, at } as const;
      const end: ComplaintEnd = outcome === 'money' && isAllBack ? 'accepted' : outcome;
      const entry = { kind: 'complaint-settled', line: complaint.line, text: end } as const;
      await addEntries(tx, [{ ...by, ...entry }]);
      await wishLater(tx, {
        id,
        orderId: order.id,
        operator,
        wish: {
          kind: 'emails',
          emails: ['order-settled-customer'],
          aboutId: complaint.id,
          needs: outcome === 'money' && !isAllBack ? 'money' : undefined,
          undoCare: { kind: 'complaint', id: complaint.id, ...refill },
        },
        at,
      });
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'complaint-settled',
        subject: order.id,
        before: { complaint: complaint.id, outcome: null },
        after: { complaint: complaint.id, outcome },
        personalAfter: { answer },
        at,
      });
      return { ok: true };
    },
  );
}

function lineOf(
  complaint: ComplaintRow,
  lines: readonly OrderLineRow[],
  chosen: number | undefined,
): OrderLineRow | undefined {
  const [only] = lines;
  const position = complaint.line ?? (lines.length === 1 ? only?.position : chosen);
  return lines.find((each) => each.position === position);
}

function problemOf(
  { operator }: Pick<Settling, 'operator'>,
  given: {
    left: Haler;
    isAllBack: boolean;
    outcome: ComplaintOutcome | undefined;
    answer: string;
    refilled: OrderLineRow | undefined;
  },
): SettlingProblem | undefined {
  const { outcome, answer, refilled } = given;
  if (!outcome) return 'outcome-missing';
  if (!outcomesFor(given, true).includes(outcome)) return 'outcome-missing';
  if (!outcomesFor(given, hasRight(operator.role, 'money')).includes(outcome)) return 'money-right';
  if (outcome === 'refill' && !refilled) return 'line-missing';
  return problemOfAnswer(answer);
}

/**
 * Begins the refill that a complaint was settled with; one that the customer has asked for already is taken up.
 * @returns how it is put back where that is taken back
 */
async function beginRefill(
  tx: Transaction,
  {
    complaint,
    line,
    person,
    at,
  }: { complaint: ComplaintRow; line: number; person: string; at: Date },
): Promise<RefillBegun> {
  const { id, orderId } = complaint;
  const begun = { state: 'running', person, complaintId: id } as const;
  const refillId = randomUUID();
  if (await insertRefill(tx, { ...begun, id: refillId, orderId, line, askedAt: at }))
    return { refillId };
  const { refills } = await listCare(tx, orderId);
  const open = refills.find((each) => each.line === line && each.endedAt === null);
  if (!open) return {};
  const complaintId = open.complaintId ?? id;
  await noteRefill(tx, open.id, { ...begun, complaintId, reason: '', endedAt: null });
  const before = { state: open.state, person: open.person, complaintId: open.complaintId };
  return { refillId: open.id, before };
}
