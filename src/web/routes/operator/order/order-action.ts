import type { Order } from '#database/orders.ts';
import { holdReasons } from '#domain/order/hold.ts';
import { problemOfHold, readHoldText } from '#domain/order/hold-form.ts';
import type { LineMove } from '#domain/order/work.ts';
import { endsByCount, mayBegin } from '#domain/order/work.ts';
import type { TargetProblem } from '#domain/target/target.ts';
import { isUuid } from '#domain/uuid.ts';
import { asHeld } from '#flows/emails/foreseen.ts';
import { cancelAsOperator } from '#flows/operator/cancel-as-operator.ts';
import { correctTarget } from '#flows/operator/correct-target.ts';
import { holdLine, resumeLine } from '#flows/operator/hold-line.ts';
import { moveLines } from '#flows/operator/move-lines.ts';
import { noteOrder } from '#flows/operator/note-order.ts';
import { type EmailPreview, previewEmail } from '#flows/operator/preview-email.ts';
import { type PostedFields } from '#web/forms/posted-fields.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import type { OperatorContext } from '#web/frame/context.ts';
import { type DeskProblem, orderDeskWords } from './words.ts';

/** What became of a posted form: done, or not, with why and at which line. */
export type Done =
  | { ok: true }
  | {
      ok: false;
      problem?: DeskProblem;
      /** What is wrong with a target that was typed. */
      target?: TargetProblem;
      position?: number;
      /** The e-mail to be seen before its form is sent for good. */
      preview?: EmailPreview;
      /** What its customer is told where nothing was typed: the usual words for the reason. */
      holdText?: string;
    };

/** Does what a form of the page asks for. */
export async function actOn(
  { services, operator }: OperatorContext,
  order: Order,
  field: PostedFields,
): Promise<Done> {
  const seen = Number(field('seen'));
  const id = field('id');
  if (!Number.isSafeInteger(seen) || !isUuid(id)) return unknown;
  const change = { orderId: order.id, seen, operator };
  const position = Number(field('line'));
  switch (field('action')) {
    case 'move':
      return moveLines(services, { ...change, id, moves: movesOf(order, field, services.clock()) });
    case 'hold':
      return hold({ services, order, field }, { ...change, id, position });
    case 'resume':
      return resumeLine(services, { ...change, position });
    case 'target': {
      const given = await correctTarget(services, { ...change, position, typed: field('target') });
      return given.ok || isDeskProblem(given) ? given : { ok: false, target: given, position };
    }
    case 'note':
      return noteOrder(services, { ...change, text: field('text') });
    case 'cancel':
      return cancelAsOperator(services, {
        ...change,
        id,
        knowsDispute: field('knowsDispute') !== '',
        isShown: (sum) => isAsPreviewed(field, sum),
      });
    default:
      return unknown;
  }
}

const unknown: Done = { ok: false, problem: 'intent-unknown' };

const ownProblems = ['order-unknown', 'changed-meanwhile', 'line-unknown', 'target-over'] as const;
type OwnProblem = (typeof ownProblems)[number];

function isDeskProblem<Answer extends { problem: string }>(
  given: Answer,
): given is Extract<Answer, { problem: OwnProblem }> {
  return ownProblems.some((problem) => problem === given.problem);
}

/** The moves of a form: of one line with its counts, or of every line that can make them. */
function movesOf(order: Order, field: PostedFields, now: Date): LineMove[] {
  const to = field('to') === 'completed' ? 'completed' : 'delivering';
  if (field('line') === 'all') {
    const movable = order.lines.filter((line) =>
      to === 'completed' ? line.work === 'delivering' && !line.heldAt : mayBegin(order, line, now),
    );
    return movable.map(({ position }) => ({
      position,
      to,
      startCount: readCount(field(`startCount-${position}`)),
    }));
  }
  const position = Number(field('line'));
  const line = order.lines.find((each) => each.position === position);
  const note = field('note');
  const delivered = readCount(field('delivered'));
  // Completed without another count typed in, a line has everything.
  const isWhole =
    to === 'completed' &&
    note.trim() === '' &&
    line !== undefined &&
    delivered === line.delivered &&
    !endsByCount(order.refunds.length > 0, line);
  return [
    {
      position,
      to,
      startCount: readCount(field('startCount')),
      delivered: isWhole ? undefined : delivered,
      mayExceed: field('mayExceed') !== '',
      note,
    },
  ];
}

/** A count as people type it: „1 250" and „1.250" are 1250; undefined where nothing was typed. */
function readCount(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.,](?=\d{3}(?!\d))/gu, '').trim();
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A line is held once the e-mail that says so was seen. */
async function hold(
  { services, order, field }: Pick<OperatorContext, 'services'> & Posted,
  holding: Omit<Parameters<typeof holdLine>[1], 'reason' | 'text'>,
): Promise<Done> {
  const { position } = holding;
  const reason = holdReasons.find((each) => each === field('reason'));
  if (!reason) return { ok: false, problem: 'hold-reason', position };
  const usual = orderDeskWords[order.locale].hold.usual[reason];
  const text = readHoldText(field('text')) === '' ? usual : field('text');
  if (isAsPreviewed(field, heldFor(reason, text))) {
    const held = await holdLine(services, { ...holding, reason, text });
    return held.ok ? held : { ...held, position };
  }
  const line = order.lines.find((each) => each.position === position);
  const problem = line ? problemOfHold(order, line, readHoldText(text)) : 'line-unknown';
  if (problem) return { ok: false, problem, position };
  const foreseen = asHeld(order, { position, reason, text: readHoldText(text) }, services.clock());
  const preview = await previewEmail(services, foreseen, { kind: 'order-held-customer' });
  return { ok: false, position, preview, holdText: text };
}

interface Posted {
  order: Order;
  field: PostedFields;
}

/** What the preview of a hold is made of: another text than the one that was seen is shown again first. */
export function heldFor(reason: string, text: string): readonly string[] {
  return [reason, readHoldText(text)];
}
