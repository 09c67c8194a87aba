import type { AdminOrder } from '#database/orders/admin-order.ts';
import {
  type RefundForLines,
  countedRefunds,
  isRestRefunded,
  payableLines,
} from '#domain/payments/open-value.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { completionEmail } from '#domain/after-sales/short.ts';
import {
  type LineMove,
  type MoveProblem,
  isFarFromWhole,
  isLineCount,
  isRest,
  mayBegin,
  problemOfMove,
  readLineCount,
  stateOfWork,
  wholeMove,
} from '#domain/delivery/work.ts';
import { withdrawnLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { type EmailPreview, previewCompleted, previewEmail } from '#flows/emails/preview-email.ts';
import { type Moved, moveLines } from '#flows/orders/move-lines.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { shortEndOf } from '#domain/payments/money-back.ts';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import { findOrder } from '#database/orders/orders.ts';
import { addOrigin } from '#web/admin/orders/order-origin.ts';
import type { OrderAsked } from './asked.ts';

type Line = AdminOrder['lines'][number];

type MoveOutcome =
  | { ok: true; to?: string | undefined }
  | (Exclude<Moved, { ok: true }> & { position?: number; preview?: undefined })
  | {
      ok: false;
      problem: 'line-unknown' | 'whole-unsure' | 'delivered-short' | MoveProblem;
      position?: number;
      /** The e-mail that leaves with the last line, to be read before. */
      preview?: EmailPreview | undefined;
    };

/**
 * Does what a form about the work on a line asks for: begin, report, complete with everything, or end short. Little
 * is reported and everything is to be written, or less than everything: then it is asked first, once, by a button
 * that names the count.
 */
export async function moveLine(asked: OrderAsked): Promise<MoveOutcome> {
  const { order, field, position } = asked;
  const to = field('to');
  const line = order.lines.find((each) => each.position === position);
  if (!line) return { ok: false, problem: 'line-unknown' };
  const startCount = readLineCount(field('startCount'));
  const delivered = readLineCount(field('delivered'));
  const note = field('note');
  if (to.startsWith('end')) {
    const move = { position, to: 'completed', startCount, note } as const;
    return endShort(asked, line, { ...move, delivered: delivered ?? line.delivered });
  }
  const isRead = isLineCount(delivered);
  if (to === 'whole' && isRead && isUnsure(line, delivered))
    return { ok: false, problem: 'whole-unsure', position };
  const isWhole = to === 'whole' || to === 'whole-sure';
  const move: LineMove = isWhole
    ? { ...wholeMove(line), startCount, ...(!isRead && { delivered }) }
    : { position, to: 'delivering', startCount, delivered, note };
  return write(asked, [{ ...move, mayExceed: field('mayExceed') !== '' }]);
}

/** Writes the moves; where they have ended the order short, on to the money for what is missing (rules 89). */
async function write(asked: OrderAsked, moves: readonly LineMove[]): Promise<MoveOutcome> {
  const { services, operator, order, origin, change } = asked;
  const moved = await moveLines(services, { ...change, moves });
  if (!moved.ok || order.state !== 'delivering' || !hasRight(operator.role, 'money')) return moved;
  const after = await findOrder(services.db, order.id);
  const end = after && shortEndOf(after, await listWaitingRefunds(services.db, order.id));
  if (!end?.open) return moved;
  const address = adminHref('operatorMoneyBack', { number: String(order.number) });
  return { ok: true, to: addOrigin(withQuery(address, { reason: 'undelivered' }), origin) };
}

/** Whether completing a line with everything may be a slip. */
function isUnsure(line: Line, delivered: number | undefined): boolean {
  return line.work === 'delivering' && isFarFromWhole(line, delivered);
}

/** Every line that can make the move. */
export async function moveAllLines(asked: OrderAsked): Promise<MoveOutcome> {
  const { services, order, field } = asked;
  const to = field('to');
  if (to === 'delivering') {
    const begun = order.lines.filter((line) => mayBegin(order, line, services.clock()));
    const moves = begun.map(({ position }) => ({
      position,
      to: 'delivering' as const,
      startCount: readLineCount(field(`startCount-${position}`)),
    }));
    return write(asked, moves);
  }
  const running = order.lines.filter(({ work, heldAt }) => work === 'delivering' && !heldAt);
  if (to === 'whole' && running.some((line) => isFarFromWhole(line)))
    return { ok: false, problem: 'whole-unsure' };
  return write(asked, running.map(wholeMove));
}

/** Ends a line with less than was ordered, once the button that was pressed has named the count and it is said why. */
async function endShort(
  asked: OrderAsked,
  line: Line,
  move: LineMove & { delivered: number },
): Promise<MoveOutcome> {
  const { services, order, field } = asked;
  const { position } = line;
  const problem = problemOfMove(order, line, { ...move, note: '…' }, services.clock());
  if (problem) return { ok: false, problem, position };
  if (move.delivered >= countUnits(line)) return { ok: false, problem: 'whole-unsure', position };
  if (field('to') === `end-${move.delivered}`) {
    const moved = await write(asked, [move]);
    if (moved.ok || moved.problem !== 'delivered-short') return moved;
  }
  const preview = await foreseen(asked, move);
  return { ok: false, problem: 'delivered-short', position, preview };
}

/** The e-mail that leaves where it is the last line; undefined where others go on. */
async function foreseen(
  { services, order }: OrderAsked,
  move: LineMove,
): Promise<EmailPreview | undefined> {
  const others = order.lines.filter(({ position }) => position !== move.position);
  if (others.length > 0 && stateOfWork(others) !== 'completed') return undefined;
  const completed = previewCompleted(order, services.clock(), [move]);
  return previewEmail(services, completed, { kind: completionEmail(completed) });
}

/** Whether the rest of a line that ended short can be noted as delivered. */
export function mayAddRest(
  order: AdminOrder,
  line: Line,
  { now, waiting }: { now: Date; waiting: readonly RefundForLines[] },
): boolean {
  const back = [...countedRefunds(order.refunds), ...waiting];
  const isBack = isRestRefunded(payableLines(order), back, line);
  if (withdrawnLines(order).includes(line) || isBack) return false;
  const move = wholeMove(line);
  return isRest(line, move) && problemOfMove(order, line, move, now) === undefined;
}
