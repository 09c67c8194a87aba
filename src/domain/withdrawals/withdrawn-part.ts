import type { LineWork } from '#domain/delivery/progress.ts';
import type { WithdrawalOutcome } from './withdrawal.ts';
import { type MeantWithdrawal, endsLines, meantLines } from './withdrawn-lines.ts';

type Declared = MeantWithdrawal & { outcome: WithdrawalOutcome | null };

/** Whether nothing of what a declaration means goes on: its lines ended by it, or a person still deals with it. */
export function isInEffect(declared: Declared): boolean {
  return endsLines(declared) || (declared.outcome === 'held' && declared.resolution === null);
}

/**
 * Whether a customer has withdrawn from a line: it ended by that, or a person still deals with the declaration.
 * Of a declaration in words alone that is known once somebody has read them.
 */
export function isWithdrawnFrom<Line extends { position: number }>(
  order: {
    lines: readonly Line[];
    withdrawals: readonly Declared[];
  },
  { position }: Line,
): boolean {
  return order.withdrawals.some(
    (each) =>
      isInEffect(each) &&
      (meantLines(each, order.lines) ?? []).some((line) => line.position === position),
  );
}

/** What a declaration leaves of an order, all of which is held until a person has dealt with it (rules 51). */
export interface WithdrawnPart<Line> {
  /** The lines that it means; undefined where it names them in words that nobody has read yet. */
  meant: Line[] | undefined;
  /** Those that go on afterwards, because no declaration means them; undefined where its words or another's are unread. */
  rest: Line[] | undefined;
  /** Whether its words, once they are read, leave something that goes on. */
  leavesOthers: boolean;
}

/** Which part of its order a declaration is about; undefined where it is about all of it. */
export function withdrawnPart<Line extends { position: number; work: LineWork }>(
  order: {
    lines: readonly Line[];
    withdrawals: readonly (MeantWithdrawal & { id: string; outcome: WithdrawalOutcome | null })[];
  },
  withdrawal: Pick<MeantWithdrawal, 'part' | 'lines'> & { id: string },
): WithdrawnPart<Line> | undefined {
  const { lines, withdrawals } = order;
  const meant = meantLines(withdrawal, lines);
  if (meant?.length === lines.length) return undefined;
  const others = withdrawals.filter((each) => each.id !== withdrawal.id && isInEffect(each));
  const all = [withdrawal, ...others].map((each) => meantLines(each, lines));
  const gone = new Set(all.flatMap((each) => each ?? []));
  const goOn = lines.filter((line) => !gone.has(line) && line.work !== 'completed');
  return {
    meant,
    rest: all.includes(undefined) ? undefined : goOn,
    leavesOthers: others.length === 0 && goOn.length > 1,
  };
}
