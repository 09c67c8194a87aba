import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import { listPendingRefunds } from '#database/admin/pending-actions.ts';
import { listRefunds } from '#database/payments/refunds.ts';
import { paidForOf, sumOfWaiting } from '#domain/admin/pending-action.ts';
import {
  type ComplaintRow,
  type RefillRow,
  insertRefill,
  listAfterSales,
  recordComplaintResolved,
  recordRefill,
} from '#database/orders/after-sales.ts';
import type { Transaction } from '#database/client.ts';
import { addEntries } from '#database/orders/order-work.ts';
import type { OrderLineRow, OrderRow } from '#database/orders/orders.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import { hasRight } from '#domain/admin/rights.ts';
import type { Ending } from '#domain/order/order.ts';
import type { ComplaintOutcome, RefillBegun } from '#domain/after-sales/after-sales.ts';
import { leftToRefund, refundedAt } from '#domain/payments/refund.ts';
import { outcomesFor, problemOfAnswer } from '#domain/after-sales/complaint.ts';
import type { Services } from '#flows/services.ts';
import type { Operator } from '#domain/admin/operator.ts';
import {
  type OrderChange,
  type OrderUnknown,
  underLock,
  scheduleAction,
} from '#flows/orders/under-lock.ts';

export interface Resolving extends OrderChange {
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

export type ResolvingProblem =
  | Ending
  | 'changed-meanwhile'
  | 'complaint-unknown'
  | 'outcome-missing'
  /** The right to return money is needed for a promise of it. */
  | 'money-right'
  | 'answer-missing'
  | 'answer-too-long'
  | 'line-missing'
  /** Another complaint owes a refill of the same package that is under way. */
  | 'refill-runs';

export type Resolved = { ok: true } | OrderUnknown | { ok: false; problem: ResolvingProblem };

/** Whether money is on its way for a complaint, and what of the payment is left to go back, in haléře. */
async function readMoney(
  tx: Transaction,
  order: OrderRow,
  { id }: ComplaintRow,
): Promise<{ isPaidFor: boolean; left: Haler; isAllBack: boolean }> {
  const refunds = await listRefunds(tx, order.id);
  const pendingActions = await listPendingRefunds(tx, order.id);
  const left = leftToRefund({ ...order, refunds }) - sumOfWaiting(pendingActions);
  const isAllBack = refundedAt({ ...order, refunds }) !== null;
  return { isPaidFor: paidForOf(refunds, pendingActions).has(id), left, isAllBack };
}

/**
 * Resolves a complaint (rules 64): with a refill, which begins with it, with money, which is returned on a
 * screen of its own, or not at all. The e-mail to the customer waits for some seconds in which it can be
 * taken back; then the complaint is open again. The same form once more changes nothing.
 */
export async function resolveComplaint(
  services: Pick<Services, 'db' | 'clock'>,
  { id, complaintId, outcome, line, ...change }: Resolving,
): Promise<Resolved> {
  const answer = cleanLines(change.answer);
  return underLock(
    services,
    change,
    async (tx, { order, lines, isStale, at }): Promise<Resolved> => {
      const { complaints, refills } = await listAfterSales(tx, order.id);
      const complaint = complaints.find((each) => each.id === complaintId);
      if (!complaint) return { ok: false, problem: 'complaint-unknown' };
      if (complaint.outcome === outcome && complaint.answer === answer) return { ok: true };
      const { isPaidFor, left, isAllBack } = await readMoney(tx, order, complaint);
      // Money that is on its way for it resolves it.
      if (isStale || complaint.outcome || isPaidFor)
        return { ok: false, problem: 'changed-meanwhile' };
      // With all of its money back nothing is refilled.
      if (outcome === 'refill' && order.ending) return { ok: false, problem: order.ending };
      const refilled = lineOf(complaint, lines, line);
      const open = refills.find((each) => each.line === refilled?.position && !each.endedAt);
      const given = { left, isAllBack, outcome, answer, refilled, open };
      const problem = problemOf(change, given);
      if (problem || !outcome) return { ok: false, problem: problem ?? 'outcome-missing' };
      const person = change.operator.name;
      await recordComplaintResolved(tx, complaint, { outcome, answer, resolvedAt: at, person });
      const refill =
        outcome === 'refill' && refilled
          ? await beginRefill(tx, { complaint, open, line: refilled.position, person, at })
          : {};
      await tellResolved(tx, { id, complaint, outcome, answer, isAllBack, refill, at }, change);
      return { ok: true };
    },
  );
}

/** Writes into history and log how a complaint was resolved, and requests the e-mail about it. */
async function tellResolved(
  tx: Transaction,
  {
    id,
    complaint,
    outcome,
    answer,
    isAllBack,
    refill,
    at,
  }: {
    id: string;
    complaint: ComplaintRow;
    outcome: ComplaintOutcome;
    answer: string;
    isAllBack: boolean;
    refill: RefillBegun;
    at: Date;
  },
  { operator }: Pick<Resolving, 'operator'>,
): Promise<void> {
  const { orderId, line } = complaint;
  const end = outcome === 'money' && isAllBack ? 'accepted' : outcome;
  const by = { orderId, actor: 'operator', person: operator.name, at } as const;
  await addEntries(tx, [{ ...by, kind: 'complaint-settled', line, text: end }]);
  await scheduleAction(tx, {
    id,
    orderId,
    operator,
    request: {
      kind: 'emails',
      emails: ['order-settled-customer'],
      aboutId: complaint.id,
      needs: outcome === 'money' && !isAllBack ? 'money' : undefined,
      reopen: { kind: 'complaint', id: complaint.id, ...refill },
    },
    at,
  });
  await recordChange(tx, {
    operatorId: operator.id,
    action: 'complaint-settled',
    subject: orderId,
    before: { complaint: complaint.id, outcome: null },
    after: { complaint: complaint.id, outcome },
    personalAfter: { answer },
    at,
  });
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
  { operator }: Pick<Resolving, 'operator'>,
  given: {
    left: Haler;
    isAllBack: boolean;
    outcome: ComplaintOutcome | undefined;
    answer: string;
    refilled: OrderLineRow | undefined;
    /** The refill of that line that is under way. */
    open: RefillRow | undefined;
  },
): ResolvingProblem | undefined {
  const { outcome, answer, refilled, open } = given;
  if (!outcome) return 'outcome-missing';
  if (!outcomesFor(given, true).includes(outcome)) return 'outcome-missing';
  if (!outcomesFor(given, hasRight(operator.role, 'money')).includes(outcome)) return 'money-right';
  if (outcome === 'refill' && !refilled) return 'line-missing';
  if (outcome === 'refill' && open?.complaintId) return 'refill-runs';
  return problemOfAnswer(answer);
}

/**
 * Begins the refill that a complaint was resolved with; one that the customer has asked for already is taken up.
 * @returns how it is put back where that is taken back
 */
async function beginRefill(
  tx: Transaction,
  {
    complaint,
    open,
    line,
    person,
    at,
  }: {
    complaint: ComplaintRow;
    open: RefillRow | undefined;
    line: number;
    person: string;
    at: Date;
  },
): Promise<RefillBegun> {
  const { id, orderId } = complaint;
  const begun = { state: 'running', person, complaintId: id } as const;
  if (!open) {
    const refillId = randomUUID();
    await insertRefill(tx, { ...begun, id: refillId, orderId, line, askedAt: at });
    return { refillId };
  }
  await recordRefill(tx, open.id, { ...begun, reason: '', endedAt: null });
  const { state, complaintId } = open;
  return { refillId: open.id, before: { state, person: open.person, complaintId } };
}
