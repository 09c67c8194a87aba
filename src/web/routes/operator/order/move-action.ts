import type { DeskOrder } from '#database/order-desk.ts';
import { type RefundForLines, countedRefunds, isRestRefunded } from '#domain/order/open-value.ts';
import { payableLines } from '#domain/order/payable-lines.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { completionEmail } from '#domain/order/short.ts';
import {
  type LineMove,
  isFarFromWhole,
  isRest,
  mayBegin,
  problemOfMove,
  stateOfWork,
  wholeMove,
} from '#domain/order/work.ts';
import { withdrawnLines } from '#domain/order/withdrawn-lines.ts';
import { asCompleted } from '#flows/emails/foreseen.ts';
import { moveLines } from '#flows/operator/move-lines.ts';
import { type EmailPreview, previewEmail } from '#flows/operator/preview-email.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { OperatorContext } from '#web/frame/context.ts';
import type { Done } from './done.ts';

type Needed = Pick<OperatorContext, 'services'>;
type Change = Omit<Parameters<typeof moveLines>[1], 'moves'>;
type Line = DeskOrder['lines'][number];

/**
 * Does what a form about the work on lines asks for: begin, report, complete with everything, or end short. Little
 * is reported and everything is to be written, or less than everything: then it is asked first, once, by a button
 * that names the count.
 */
export async function moveBy(
  { services }: Needed,
  order: DeskOrder,
  field: PostedFields,
  change: Change,
): Promise<Done> {
  const now = services.clock();
  const to = field('to');
  if (field('line') === 'all') return moveAll({ services }, order, field, change);
  const line = order.lines.find(({ position }) => position === Number(field('line')));
  if (!line) return { ok: false, problem: 'line-unknown' };
  const { position } = line;
  const startCount = readCount(field('startCount'));
  const delivered = readCount(field('delivered'));
  const note = field('note');
  if (to.startsWith('end')) {
    const move = { position, to: 'completed', startCount, note } as const;
    return endShort({ services }, order, line, {
      ...change,
      move: { ...move, delivered: delivered ?? line.delivered },
      isNamed: to === `end-${delivered ?? line.delivered}`,
      now,
    });
  }
  if (to === 'whole' && isUnsure(line, delivered))
    return { ok: false, problem: 'whole-unsure', position };
  const isWhole = to === 'whole' || to === 'whole-sure';
  const move: LineMove = isWhole
    ? { ...wholeMove(line), startCount }
    : { position, to: 'delivering', startCount, delivered, note };
  const mayExceed = field('mayExceed') !== '';
  return moveLines(services, { ...change, moves: [{ ...move, mayExceed }] });
}

/** Whether completing a line with everything may be a slip. */
function isUnsure(line: Line, delivered: number | undefined): boolean {
  return line.work === 'delivering' && isFarFromWhole(line, delivered);
}

/** Every line that can make the move. */
async function moveAll(
  { services }: Needed,
  order: DeskOrder,
  field: PostedFields,
  change: Change,
): Promise<Done> {
  const to = field('to');
  if (to === 'delivering') {
    const begun = order.lines.filter((line) => mayBegin(order, line, services.clock()));
    const moves = begun.map(({ position }) => ({
      position,
      to: 'delivering' as const,
      startCount: readCount(field(`startCount-${position}`)),
    }));
    return moveLines(services, { ...change, moves });
  }
  const running = order.lines.filter(({ work, heldAt }) => work === 'delivering' && !heldAt);
  if (to === 'whole' && running.some((line) => isFarFromWhole(line)))
    return { ok: false, problem: 'whole-unsure' };
  return moveLines(services, { ...change, moves: running.map(wholeMove) });
}

interface Ending extends Change {
  move: LineMove & { delivered: number };
  /** The button that was pressed named this count. */
  isNamed: boolean;
  now: Date;
}

/** Ends a line with less than was ordered, once the button that was pressed has named the count and it is said why. */
async function endShort(
  { services }: Needed,
  order: DeskOrder,
  line: Line,
  { move, isNamed, now, ...change }: Ending,
): Promise<Done> {
  const { position } = line;
  const problem = problemOfMove(order, line, { ...move, note: '…' }, now);
  if (problem) return { ok: false, problem, position };
  if (move.delivered >= piecesOf(line)) return { ok: false, problem: 'whole-unsure', position };
  if (isNamed) {
    const moved = await moveLines(services, { ...change, moves: [move] });
    if (moved.ok || moved.problem !== 'delivered-short') return moved;
  }
  const preview = await foreseen({ services }, order, move, now);
  return { ok: false, problem: 'delivered-short', position, ...(preview && { preview }) };
}

/** The e-mail that leaves where it is the last line; undefined where others go on. */
async function foreseen(
  { services }: Needed,
  order: DeskOrder,
  move: LineMove,
  now: Date,
): Promise<EmailPreview | undefined> {
  const others = order.lines.filter(({ position }) => position !== move.position);
  if (others.length > 0 && stateOfWork(others) !== 'completed') return undefined;
  const completed = asCompleted(order, now, [move]);
  return previewEmail(services, completed, { kind: completionEmail(completed) });
}

/** Whether the rest of a line that ended short can be noted as delivered. */
export function mayAddRest(
  order: DeskOrder,
  line: Line,
  { now, waiting }: { now: Date; waiting: readonly RefundForLines[] },
): boolean {
  const back = [...countedRefunds(order.refunds), ...waiting];
  const isBack = isRestRefunded(payableLines(order), back, line);
  if (withdrawnLines(order).includes(line) || isBack) return false;
  const move = wholeMove(line);
  return isRest(line, move) && problemOfMove(order, line, move, now) === undefined;
}

/** A count as people type it: „1 250" and „1.250" are 1250; undefined where nothing was typed. */
export function readCount(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.,](?=\d{3}(?!\d))/gu, '').trim();
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
