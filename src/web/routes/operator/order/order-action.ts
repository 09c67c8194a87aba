import type { DeskOrder } from '#database/order-desk.ts';
import { holdReasons } from '#domain/order/hold.ts';
import { problemOfHold, readHoldText } from '#domain/order/hold-form.ts';
import { isUuid } from '#domain/uuid.ts';
import { asHeld } from '#flows/emails/foreseen.ts';
import { agreeShort } from '#flows/operator/agree-short.ts';
import { cancelAsOperator } from '#flows/operator/cancel-as-operator.ts';
import { correctTarget } from '#flows/operator/correct-target.ts';
import { holdLine, resumeLine } from '#flows/operator/hold-line.ts';
import { noteOrder } from '#flows/operator/note-order.ts';
import { previewEmail } from '#flows/operator/preview-email.ts';
import { type PostedFields } from '#web/forms/posted-fields.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import type { OperatorContext } from '#web/frame/context.ts';
import type { Done } from './done.ts';
import { moveBy } from './move-action.ts';
import { orderDeskWords } from './words.ts';

/** Does what a form of the page asks for. */
export async function actOn(
  { services, operator }: OperatorContext,
  order: DeskOrder,
  field: PostedFields,
): Promise<Done> {
  const seen = Number(field('seen'));
  const id = field('id');
  if (!Number.isSafeInteger(seen) || !isUuid(id)) return unknown;
  const change = { orderId: order.id, seen, operator };
  const position = Number(field('line'));
  switch (field('action')) {
    case 'move':
      return moveBy({ services }, order, field, { ...change, id });
    case 'agree':
      return agreeShort(services, { ...change, text: field('text') });
    case 'hold':
      return hold({ services, order, field }, { ...change, id, position });
    case 'resume':
      return resumeLine(services, { ...change, position });
    case 'target': {
      const [typed, confirmed] = [field('target'), field('confirmed-target')];
      const given = await correctTarget(services, { ...change, position, typed, confirmed });
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
  order: DeskOrder;
  field: PostedFields;
}

/** What the preview of a hold is made of: another text than the one that was seen is shown again first. */
export function heldFor(reason: string, text: string): readonly string[] {
  return [reason, readHoldText(text)];
}
