import type { LineWork } from './line-work.ts';
import type { WithdrawalOutcome } from './withdrawal.ts';
import { isInEffect } from './withdrawn-from.ts';
import { type MeantWithdrawal, meantLines } from './withdrawn-lines.ts';

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
