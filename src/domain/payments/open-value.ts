import type { Haler } from '#domain/money.ts';
import { type EventKind, listEffectiveEvents } from '#domain/order/order-event.ts';
import { type ProgressLine, readProgress, undeliveredValue } from '#domain/delivery/progress.ts';
import { type RefundFacts, isCounted } from './refund.ts';
import type { WithdrawalOutcome } from '#domain/withdrawals/withdrawal.ts';
import { type MeantWithdrawal, meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { isInEffect } from '#domain/withdrawals/withdrawn-part.ts';

/** Money that goes back, with the positions of the lines that it is for; without any it is for the whole order. */
export interface RefundForLines {
  amount: Haler;
  lines: readonly number[];
  /** Of the whole order, and not for what was not delivered. */
  isForDelivered?: boolean | undefined;
}

type OrderedLine = ProgressLine & { position: number };

/** What refunds come to, in haléře. */
export function totalOf(refunds: readonly Pick<RefundForLines, 'amount'>[]): Haler {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** The refunds of an order that were made or are owed. */
export function countedRefunds(
  refunds: readonly (RefundFacts & RefundForLines)[],
): RefundForLines[] {
  return refunds.filter(isCounted);
}

/**
 * What of the price of the undelivered part of each line has not gone back, in haléře, by its position (rules 12). A
 * refund for some lines counts for those alone; one of the whole order for whatever is open besides, in the sequence
 * of the lines. What goes back beyond that is for what was delivered, and changes nothing here. One of the whole order
 * that is not for what was not delivered counts the other way round: first for the value of what was delivered, as far
 * as nothing else went back for that, so that never more than the price goes back.
 */
export function openValues(
  lines: readonly OrderedLine[],
  refunds: readonly RefundForLines[],
): ReadonlyMap<number, Haler> {
  const open = new Map(lines.map((line) => [line.position, undeliveredValue(line)]));
  const all = [...open.keys()];
  /** @returns what of a sum goes beyond what is open of these lines */
  const countFor = (positions: readonly number[], amount: Haler): Haler => {
    let left = amount;
    for (const position of positions) {
      const used = Math.min(left, open.get(position) ?? 0);
      open.set(position, (open.get(position) ?? 0) - used);
      left -= used;
    }
    return left;
  };
  const isForSome = (refund: RefundForLines) => refund.lines.length > 0;
  const forSome = refunds.filter(isForSome);
  const forAll = refunds.filter((refund) => !isForSome(refund));
  let delivered = lines.reduce((sum, line) => sum + line.total - undeliveredValue(line), 0);
  for (const { amount, lines: some } of forSome) delivered -= countFor(some, amount);
  for (const { amount, isForDelivered } of forAll)
    if (!isForDelivered) delivered -= countFor(all, amount);
  const beside = totalOf(forAll.filter(({ isForDelivered }) => isForDelivered));
  countFor(all, Math.max(0, beside - Math.max(0, delivered)));
  return open;
}

/** The same of some of the lines together, in haléře. */
export function openSum(
  lines: readonly OrderedLine[],
  refunds: readonly RefundForLines[],
  some: readonly { position: number }[] = lines,
): Haler {
  const open = openValues(lines, refunds);
  return some.reduce((sum, { position }) => sum + (open.get(position) ?? 0), 0);
}

/** Whether any of the price of what is missing of a line went back, or is about to. */
export function isRestRefunded(
  lines: readonly OrderedLine[],
  refunds: readonly RefundForLines[],
  line: OrderedLine,
): boolean {
  return (openValues(lines, refunds).get(line.position) ?? 0) < undeliveredValue(line);
}

/** A declaration as far as it says how much of its order is paid for. */
export interface ReckonedWithdrawal extends MeantWithdrawal {
  outcome: WithdrawalOutcome | null;
  /** Of each line, by its position, the units that were noted as delivered when it came. */
  performed: readonly number[];
}

/** An order as far as its customer may have withdrawn from it. */
export interface PayableOrder<Line> {
  lines: readonly Line[];
  withdrawals: readonly ReckonedWithdrawal[];
  /** Null for companies, which are not asked. */
  expressConsent: boolean | null;
}

/**
 * The lines of an order, delivered as far as their customer pays for it (§ 1834 of the Civil Code, rules 51): of those
 * withdrawn from what was delivered when the declaration came, for what came later is the shop's loss, and nothing where
 * the customer had not asked for it within the period.
 */
export function payableLines<Line extends ProgressLine & { position: number }>(
  order: PayableOrder<Line>,
): Line[] {
  const held = order.withdrawals.filter((each) => each.outcome === 'held' && isInEffect(each));
  if (held.length === 0) return [...order.lines];
  return order.lines.map((line) => {
    const meant = held.filter((each) => meantLines(each, order.lines)?.includes(line));
    if (meant.length > 0 && order.expressConsent === false) return { ...line, delivered: 0 };
    const counts = meant.map(({ performed }) => performed[line.position] ?? line.delivered);
    return { ...line, delivered: Math.min(line.delivered, ...counts) };
  });
}

/** An entry of the history of an order, as far as it tells of the work on a line. */
interface Entry {
  state: string | null;
  kind: EventKind | null;
  line: number | null;
  text: string | null;
  at: Date;
}

/** Of each line, by its position, how many units were noted as delivered at a moment. */
export function deliveredAt(
  order: {
    lines: readonly { position: number; delivered: number }[];
    events: readonly Entry[];
  },
  at: Date,
): number[] {
  const notes = listEffectiveEvents(order.events).filter(({ kind }) => kind === 'progress');
  return order.lines.map(({ position, delivered }) => {
    const ofLine = notes.filter(({ line }) => line === position);
    if (!ofLine.some((note) => note.at > at)) return delivered;
    const last = ofLine.findLast((note) => note.at <= at);
    return readProgress(last?.text ?? null)?.delivered ?? 0;
  });
}
