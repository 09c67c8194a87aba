import { cleanLines } from '#domain/clean-text.ts';
import { DAY_MS, dayInPrague } from '#domain/calendar.ts';
import type { Haler } from '#domain/money.ts';
import type { ComplaintOutcome, RefillDecided, RefillState } from './care.ts';
import type { Ending } from './ending.ts';
import type { WithdrawalSettlement } from './withdrawal-settlement.ts';
import type { WithdrawalOutcome } from './withdrawal.ts';

/** Most characters of what a customer is told of a complaint or a refill, or of a note on an anomaly. */
export const MAX_ANSWER = 2000;

/** What is wrong with the text that a customer is told; undefined where nothing is. */
export function problemOfAnswer(typed: string): 'answer-missing' | 'answer-too-long' | undefined {
  const text = cleanLines(typed);
  if (text === '') return 'answer-missing';
  return text.length > MAX_ANSWER ? 'answer-too-long' : undefined;
}

/** Why nothing came of what an operator wanted of withdrawals, complaints, refills or anomalies. */
export type CareProblem =
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
  | 'settled-meanwhile'
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
  /** A complaint was settled with it, so it is done, or its money goes back (rules 64). */
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

/** Whether money can go back for a declaration; where it was settled without any, its customer was told so. */
export function takesMoney({ settlement }: { settlement: WithdrawalSettlement | null }): boolean {
  return settlement === null || settlement === 'money';
}

/** Whether money can go back for a complaint; one that was refused or is refilled was settled by that. */
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
 * What a complaint can be settled with by somebody who may, or may not, return money. Where all of it is back nothing
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
