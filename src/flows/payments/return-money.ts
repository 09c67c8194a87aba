import { recordChange } from '#database/audit/audit.ts';
import { listAfterSales } from '#database/orders/after-sales.ts';
import type { Transaction } from '#database/client.ts';
import { findPendingAction, listWaitingRefunds } from '#database/admin/pending-actions.ts';
import { isDisputed } from '#database/orders/admin-order.ts';
import { withEnding } from '#database/orders/order-work.ts';
import { type OrderRow, listOrderLines, lockOrder } from '#database/orders/orders.ts';
import { listRefunds } from '#database/payments/refunds.ts';
import { recordShortEnd } from '#database/orders/promised-end.ts';
import { listWithdrawals } from '#database/orders/withdrawals.ts';
import { noonOf } from '#domain/time/calendar.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import type { ActionRequest } from '#domain/admin/pending-action.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { isPayable, takesMoney } from '#domain/after-sales/complaint.ts';
import {
  type MoneyReturnProblem,
  type ReturnReason,
  MOST_REASON,
  amountProblem,
  isForDelivered,
  moneyStand,
  problemOfSent,
} from '#domain/payments/money-back.ts';
import { type SentByHand, mayBeByHand } from '#domain/payments/refund.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { recordRefundDone } from '#flows/payments/record-refund-done.ts';
import type { Services } from '#flows/services.ts';
import { isSameRequest, scheduleAction } from '#flows/orders/under-lock.ts';

/** Money of an order that an operator wants to go back. */
export interface MoneyReturn {
  /** Of the form: sent twice it is one request. A UUID. */
  id: string;
  orderId: string;
  operator: Operator;
  /** Haléře that were returned, owed or about to be when the form was drawn. */
  returned: Haler;
  /** Haléře; undefined where what was typed is no sum. */
  amount: Haler | undefined;
  /** Printed on the credit note, in the language of the customer. */
  reason: string;
  /** Which of the reasons was chosen; undefined where only words were typed. */
  why?: ReturnReason | undefined;
  /** The withdrawal, the complaint or the late offer that it resolves; empty where it resolves none. */
  aboutId: string;
  byHand: SentByHand | undefined;
  /** That the payment is disputed, and the money may go back twice. */
  knowsDispute: boolean;
}

export type MoneyReturned = { ok: true } | { ok: false; problem: MoneyReturnProblem };

/**
 * Wishes a sum of an order's payment back to its customer; it leaves after the seconds in which that can be
 * taken back. Under the lock of the order it is refused where the sum already returned is no longer the one
 * that the operator saw: so neither a second press nor a second person returns it twice (rules 12). While the
 * payment is disputed, the operator has to say that it is known.
 */
export async function returnMoney(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    id,
    orderId,
    operator,
    returned,
    amount,
    why,
    aboutId,
    byHand,
    knowsDispute,
    ...input
  }: MoneyReturn,
): Promise<MoneyReturned> {
  const reason = cleanText(input.reason);
  return db.transaction(async (tx): Promise<MoneyReturned> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, problem: 'order-unknown' };
    const before = await findPendingAction(tx, id);
    const about = await readAbout(tx, order, aboutId);
    if (before) {
      // What it counts for was decided when it came first.
      const isBeside = before.request.kind === 'refund' && before.request.isForDelivered;
      const counted = about.ok ? about : storedAbout(before.request);
      const request = requestOf(counted, { amount: amount ?? 0, reason, byHand, isBeside });
      const isOfOrder = before.about === 'order' && before.orderId === orderId;
      const isThis = isOfOrder && isSameRequest(before.request, request);
      // Another sum from a form that was sent before: it was not returned, and has to be looked at again.
      if (!isThis) return { ok: false, problem: 'changed-meanwhile' };
      return toAnswer(before.state === 'undone' ? 'undone-before' : undefined);
    }
    const { ending } = await withEnding(tx, order);
    if (ending === 'cancel-waits') return toAnswer(ending);
    const at = clock();
    const stand = await standOf(tx, order);
    if (stand.returned !== returned) return { ok: false, problem: 'changed-meanwhile' };
    const problem =
      amountProblem(amount, stand.left) ??
      reasonProblem(reason) ??
      methodProblem(order, stand.refunds, byHand, at) ??
      (about.ok ? undefined : about.problem) ??
      (!knowsDispute && (await isDisputed(tx, orderId)) ? 'disputed' : undefined);
    if (problem || amount === undefined) return toAnswer(problem ?? 'amount-unreadable');
    const isBeside = aboutId === '' && isForDelivered(why, order.shortOpen);
    const request = requestOf(about, { amount, reason, byHand, isBeside });
    await scheduleAction(tx, { id, orderId, operator, request, at });
    await recordShortEnd(tx, orderId);
    return { ok: true };
  });
}

function toAnswer(problem: MoneyReturnProblem | undefined): MoneyReturned {
  return problem ? { ok: false, problem } : { ok: true };
}

async function standOf(tx: Transaction, order: OrderRow) {
  const refunds = await listRefunds(tx, order.id);
  const lines = await listOrderLines(tx, order.id);
  const withdrawals = await listWithdrawals(tx, order.id);
  const waiting = await listWaitingRefunds(tx, order.id);
  return { refunds, ...moneyStand({ ...order, lines, refunds, withdrawals }, waiting) };
}

function reasonProblem(reason: string): MoneyReturnProblem | undefined {
  if (reason === '') return 'reason-missing';
  return reason.length > MOST_REASON ? 'reason-too-long' : undefined;
}

function methodProblem(
  order: OrderRow,
  refunds: Parameters<typeof mayBeByHand>[0]['refunds'],
  byHand: SentByHand | undefined,
  now: Date,
): MoneyReturnProblem | undefined {
  if (!order.paidAt) return 'order-not-paid';
  if (!byHand) return order.paidHow === 'transfer' ? 'way-wrong' : undefined;
  return mayBeByHand({ ...order, refunds })
    ? problemOfSent(byHand, order.paidAt, now)
    : 'way-wrong';
}

/** @property id what the money counts for; undefined for the whole order */
type About =
  | { ok: true; id: string | undefined; lines: readonly number[] }
  | { ok: false; problem: MoneyReturnProblem };

/** The lines that the money is for by what it is about; none where that is the whole order. */
async function readAbout(tx: Transaction, order: OrderRow, aboutId: string): Promise<About> {
  if (aboutId === '') return { ok: true, id: undefined, lines: [] };
  const { complaints, refills, lateOffers } = await listAfterSales(tx, order.id);
  const lines = await listOrderLines(tx, order.id);
  const withdrawals = await listWithdrawals(tx, order.id);
  const withdrawal = withdrawals.find(({ id }) => id === aboutId);
  if (withdrawal) {
    if (!takesMoney(withdrawal)) return { ok: false, problem: 'about-resolved' };
    const meant = meantLines(withdrawal, lines);
    if (!meant) return { ok: false, problem: 'withdrawal-unread' };
    return { ok: true, id: aboutId, lines: meant.map(({ position }) => position) };
  }
  const complaint = complaints.find(({ id }) => id === aboutId);
  if (complaint) {
    if (!isPayable(complaint)) return { ok: false, problem: 'about-resolved' };
    // About the whole order it is about what was delivered: nothing of the rest is paid by it.
    const delivered = lines.filter((line) => line.delivered > 0);
    const meant =
      complaint.line === null ? delivered.map(({ position }) => position) : [complaint.line];
    return { ok: true, id: aboutId, lines: meant };
  }
  // Instead of a refill that a complaint owes it is money for that complaint.
  const refill = refills.find(({ id, endedAt }) => id === aboutId && endedAt === null);
  if (refill?.complaintId) return { ok: true, id: refill.complaintId, lines: [refill.line] };
  // It offered the price of what was not delivered.
  const isKnown = lateOffers.some(({ id }) => id === aboutId);
  return isKnown ? { ok: true, id: aboutId, lines: [] } : { ok: false, problem: 'about-unknown' };
}

/** What a form that was sent before was about: its money may have ended that since. */
function storedAbout(request: ActionRequest): About {
  const { aboutId, lines } =
    request.kind === 'refund' ? request : { aboutId: undefined, lines: [] };
  return { ok: true, id: aboutId, lines };
}

/** @param isBeside whether the money is not for what was not delivered */
function requestOf(
  about: About,
  {
    isBeside,
    ...rest
  }: Pick<MoneyReturn, 'reason' | 'byHand'> & {
    amount: Haler;
    isBeside: boolean | undefined;
  },
) {
  const { id: aboutId, lines } = about.ok ? about : { id: undefined, lines: [] };
  const told = { aboutId, isForDelivered: isBeside || undefined };
  return { kind: 'refund', ...rest, ...told, lines } as const;
}

export type NotedSent = { ok: true } | { ok: false; problem: MoneyReturnProblem };

/**
 * Notes that an operator has sent from the bank what is owed to the customer of an order paid by transfer:
 * because the order was canceled, or its customer chose the money. Credit note and e-mails follow as from a
 * provider's refund. Noted twice it is noted once.
 */
export async function recordSent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    orderId,
    refundId,
    operator,
    byHand,
  }: { orderId: string; refundId: string; operator: Operator; byHand: SentByHand },
): Promise<NotedSent> {
  return db.transaction(async (tx): Promise<NotedSent> => {
    const order = await lockOrder(tx, orderId);
    if (!order?.paidAt) return { ok: false, problem: 'order-not-paid' };
    const refund = (await listRefunds(tx, orderId)).find(({ id }) => id === refundId);
    if (refund?.state === 'done') return { ok: true };
    if (refund?.state !== 'owed' || order.paidHow !== 'transfer') {
      return { ok: false, problem: 'refund-unknown' };
    }
    const at = clock();
    const problem = problemOfSent(byHand, order.paidAt, at);
    if (problem) return { ok: false, problem };
    const reference = cleanText(byHand.reference);
    const made = { providerRefundId: reference, doneAt: noonOf(byHand.sentOn) };
    await recordRefundDone(tx, refund, made, at);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'money-back',
      subject: orderId,
      before: { refund: refundId, state: 'owed' },
      after: { refund: refundId, state: 'done', amount: refund.amount, sentOn: byHand.sentOn },
      personalAfter: { reference },
      at,
    });
    return { ok: true };
  });
}
