import { DAY_MS, dayInPrague } from '#domain/time/calendar.ts';
import { noonOfDay } from '#domain/catalogue/delivery-time.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import { COMPLAINT_DAYS } from '#domain/shop/promises.ts';
import {
  type ComplaintOutcome,
  type Remedy,
  type RefillDecided,
  type RefillState,
  remedies,
} from './after-sales.ts';
import type { Ending } from '#domain/order/order.ts';
import { leftToRefund } from '#domain/payments/refund.ts';
import type { WithdrawalResolution } from '#domain/withdrawals/withdrawn-lines.ts';
import type { WithdrawalOutcome } from '#domain/withdrawals/withdrawal.ts';

/** Most characters of what is wrong. */
export const MAX_COMPLAINT_LENGTH = 3000;

/** Most complaints about one order on one day in Prague: more are one customer writing again, or a program. */
export const MOST_COMPLAINTS_A_DAY = 3;

export interface ComplaintInput {
  /** The position of the line, or empty for the whole order. */
  line: string;
  text: string;
  remedy: string;
}

export type ComplaintProblem =
  | 'complaint-text-missing'
  | 'complaint-text-too-long'
  | 'complaint-wish-missing'
  | 'complaint-line-unknown';

/** What is wrong with each field of a complaint; empty where nothing is. */
export type ComplaintProblems = Partial<Record<keyof ComplaintInput, ComplaintProblem>>;

type PaidOrder = Parameters<typeof leftToRefund>[0];

/** What a customer can ask for: money only as long as some of the payment is left. */
export function listRemedies(order: PaidOrder): readonly Remedy[] {
  return remedies.filter((remedy) => remedy !== 'money' || leftToRefund(order) > 0);
}

/**
 * Reads a complaint about an order that has these lines (§ 19 of the Consumer Protection Act): what it is
 * about, what is wrong, and what its customer wants.
 */
export function readComplaint(
  input: ComplaintInput,
  { lines, ...order }: PaidOrder & { lines: readonly { position: number }[] },
):
  | { ok: true; line: number | null; text: string; remedy: Remedy }
  | { ok: false; problems: ComplaintProblems } {
  const text = cleanLines(input.text);
  const remedy = listRemedies(order).find((each) => each === input.remedy);
  const line = lines.find(({ position }) => String(position) === input.line);
  const isLineUnknown = input.line !== '' && !line;
  const isTooLong = text.length > MAX_COMPLAINT_LENGTH;
  if (text !== '' && !isTooLong && remedy && !isLineUnknown) {
    return { ok: true, line: line?.position ?? null, text, remedy };
  }
  return {
    ok: false,
    problems: {
      ...(isLineUnknown && { line: 'complaint-line-unknown' }),
      ...(text === '' && { text: 'complaint-text-missing' }),
      ...(isTooLong && { text: 'complaint-text-too-long' }),
      ...(!remedy && { remedy: 'complaint-wish-missing' }),
    },
  };
}

/** What decides whether another complaint is taken. */
interface EarlierComplaint {
  line: number | null;
  receivedAt: Date;
  dueAt: Date;
  /** Null as long as it is open. */
  outcome: ComplaintOutcome | null;
}

/** Whether an order can be complained of: it was paid, and something of it has begun (rules 64). */
export function mayComplain({
  paidAt,
  lines,
}: {
  paidAt: Date | null;
  lines: readonly { startedAt: Date | null }[];
}): boolean {
  return paidAt !== null && lines.some(({ startedAt }) => startedAt !== null);
}

export type ComplaintRefusal<Earlier extends EarlierComplaint = EarlierComplaint> =
  | { problem: 'complaint-open'; open: Earlier }
  | { problem: 'complaint-too-many' };

/**
 * Why a complaint about a line, or about the whole order where it names none, is not taken beside the earlier ones;
 * undefined where it is (rules 64). One about the same is still open, or there were enough on that day.
 */
export function refusalOfComplaint<Earlier extends EarlierComplaint>(
  line: number | null,
  {
    lines,
    complaints,
    now,
  }: { lines: readonly { position: number }[]; complaints: readonly Earlier[]; now: Date },
): ComplaintRefusal<Earlier> | undefined {
  // The only line of an order is the whole of it.
  const [only, ...others] = lines;
  const subject = (named: number | null) => (others.length === 0 ? only?.position : named);
  const open = complaints.find(
    (each) => each.outcome === null && subject(each.line) === subject(line),
  );
  if (open) return { problem: 'complaint-open', open };
  const today = dayInPrague(now);
  const taken = complaints.filter(({ receivedAt }) => dayInPrague(receivedAt) === today);
  return taken.length >= MOST_COMPLAINTS_A_DAY ? { problem: 'complaint-too-many' } : undefined;
}

/** The last moment of the thirtieth day in Prague after a complaint was made. */
export function complaintDue(receivedAt: Date): Date {
  const day = dayInPrague(noonOfDay(receivedAt, COMPLAINT_DAYS));
  const inWinter = new Date(`${day}T22:59:59.999Z`);
  return dayInPrague(inWinter) === day ? inWinter : new Date(`${day}T21:59:59.999Z`);
}

/** Most characters of what a customer is told of a complaint or a refill, or of a note on an anomaly. */
export const MAX_ANSWER = 2000;

/** What is wrong with the text that a customer is told; undefined where nothing is. */
export function problemOfAnswer(input: string): 'answer-missing' | 'answer-too-long' | undefined {
  const text = cleanLines(input);
  if (text === '') return 'answer-missing';
  return text.length > MAX_ANSWER ? 'answer-too-long' : undefined;
}

/** Why nothing came of what an operator wanted of withdrawals, complaints, refills or anomalies. */
export type AfterSalesProblem =
  | 'order-unknown'
  | Ending
  | 'changed-meanwhile'
  | 'intent-unknown'
  | 'withdrawal-unknown'
  | 'withdrawal-lines-missing'
  | 'withdrawal-money-due'
  | 'complaint-unknown'
  | 'refill-unknown'
  | 'anomaly-unknown'
  /** Somebody else, or the bank, was done with the anomaly before. */
  | 'resolved-meanwhile'
  | 'outcome-missing'
  /** The right to return money is needed for a promise of it. */
  | 'money-right'
  | 'proof-old'
  | NonNullable<ReturnType<typeof problemOfAnswer>>
  /** Why the order continues, beside the note of what was done. */
  | 'why-too-long'
  /** Which package is refilled, where a complaint names none. */
  | 'line-missing'
  /** It was asked for after the guarantee, so it can only be refused (rules 63). */
  | 'guarantee-over'
  /** A complaint was resolved with it, so it is done, or its money goes back (rules 64). */
  | 'refill-owed'
  /** Another complaint owes a refill of the same package that is under way. */
  | 'refill-runs';

/** Whether a person has to see to a declaration of withdrawal (rules 51); the others the program dealt with. */
export function isForPerson(outcome: WithdrawalOutcome | null): boolean {
  return outcome !== null && (isMoneyDue(outcome) || isAnswerDue(outcome));
}

/** Whether money has to go back for a declaration that a person sees to, and by a day (§ 1832). */
export function isMoneyDue(outcome: WithdrawalOutcome | null): boolean {
  return outcome === 'held' || outcome === 'unknown';
}

/** Whether money can go back for a declaration; where it was resolved without any, its customer was told so. */
export function takesMoney({ resolution }: { resolution: WithdrawalResolution | null }): boolean {
  return resolution === null || resolution === 'money';
}

/** Whether money can go back for a complaint; one that was refused or is refilled was resolved by that. */
export function isPayable({ outcome }: { outcome: ComplaintOutcome | null }): boolean {
  return outcome === null || outcome === 'money';
}

/** Whether a declaration came too late, and its customer was promised no more than an answer (rules 51). */
export function isAnswerDue(outcome: WithdrawalOutcome | null): boolean {
  return outcome === 'late' || outcome === 'performed';
}

/** What may be decided of a refill in each state. */
const followers: Record<RefillState, readonly RefillDecided[]> = {
  asked: ['running', 'done', 'refused'],
  running: ['done', 'refused'],
  done: [],
  refused: [],
  money: [],
};

/** Whether a refill may go from one state to another. */
export function mayRefillFollow(from: RefillState, to: RefillDecided): boolean {
  return followers[from].includes(to);
}

/**
 * What a complaint can be resolved with by somebody who may, or may not, return money. Where all of it is back nothing
 * is refilled, and accepting it promises nothing more.
 * @param left haléře of the payment that can still go back
 */
export function outcomesFor(
  { left, isAllBack }: { left: Haler; isAllBack: boolean },
  mayReturnMoney: boolean,
): readonly ComplaintOutcome[] {
  if (isAllBack) return ['money', 'refused'];
  return mayReturnMoney && left > 0 ? ['refill', 'money', 'refused'] : ['refill', 'refused'];
}

/** Whole days in Prague from now to the day of a deadline; below zero where it has passed. */
export function daysLeft(dueAt: Date, now: Date): number {
  const [due, today] = [dayInPrague(dueAt), dayInPrague(now)].map((day) => Date.parse(day));
  return Math.round(((due ?? 0) - (today ?? 0)) / DAY_MS);
}
