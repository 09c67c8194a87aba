import {
  type HoldReason,
  holdReasons,
  problemOfHold,
  readHoldText,
} from '#domain/delivery/hold.ts';
import type { TargetProblem } from '#domain/target/target.ts';
import { type EmailPreview, previewHeld, previewEmail } from '#flows/emails/preview-email.ts';
import { agreeToShortEnd, correctTarget, addOrderNote } from '#flows/operator/change-order.ts';
import { cancelAsOperator } from '#flows/orders/cancel-as-operator.ts';
import { type Held, holdLine, resumeLine } from '#flows/orders/hold-line.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { defineActions } from '#web/admin/page/actions.ts';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import { type OrderAsked, subject } from './asked.ts';
import { moveAllLines, moveLine } from './move.ts';
import { adminOrderWords } from './words.ts';

export const orderActions = defineActions(
  { subject },
  {
    move: { run: moveLine },
    rest: { run: moveLine },
    'move-all': { run: moveAllLines },
    hold: {
      fields: { reason: ['hold-reason'], text: ['hold-text-missing', 'hold-text-too-long'] },
      run: hold,
    },
    resume: {
      run: ({ services, change, position }) => resumeLine(services, { ...change, position }),
    },
    target: { run: correct },
    note: {
      fields: { text: ['note-missing', 'note-too-long'] },
      run: ({ services, change, field }) =>
        addOrderNote(services, { ...change, text: field('text') }),
    },
    agree: {
      fields: { text: ['words-missing', 'note-too-long'] },
      run: ({ services, change, field }) =>
        agreeToShortEnd(services, { ...change, text: field('text') }),
    },
    cancel: {
      fields: { knowsDispute: ['disputed'] },
      run: ({ services, change, field }) =>
        cancelAsOperator(services, {
          ...change,
          knowsDispute: field('knowsDispute') !== '',
          isShown: (sum) => isAsPreviewed(field, sum),
        }),
    },
  },
);

export const {
  ActionForms: OrderForms,
  useForm: useOrderForm,
  useAnswer: useOrderAnswer,
} = actionForms(orderActions);

type HoldOutcome =
  | { ok: true }
  | {
      ok: false;
      position: number;
      problem: Exclude<Held, { ok: true }>['problem'] | 'hold-reason';
      preview?: undefined;
      text?: undefined;
    }
  | { ok: false; position: number; problem?: undefined; preview: EmailPreview; text: string };

/** A line is held once the e-mail that says so was seen. */
async function hold({
  services,
  order,
  field,
  change,
  position,
}: OrderAsked): Promise<HoldOutcome> {
  const reason = holdReasons.find((each) => each === field('reason'));
  if (!reason) return { ok: false, problem: 'hold-reason', position };
  const usual = adminOrderWords[order.locale].hold.usual[reason];
  const text = readHoldText(field('text')) === '' ? usual : field('text');
  if (isAsPreviewed(field, heldFor(reason, text))) {
    const held = await holdLine(services, { ...change, position, reason, text });
    return held.ok ? held : { ...held, position };
  }
  const line = order.lines.find((each) => each.position === position);
  const problem = line ? problemOfHold(order, line, readHoldText(text)) : 'line-unknown';
  if (problem) return { ok: false, problem, position };
  const foreseen = previewHeld(
    order,
    { position, reason, text: readHoldText(text) },
    services.clock(),
  );
  const preview = await previewEmail(services, foreseen, { kind: 'order-held-customer' });
  if (!preview) return { ok: false, problem: 'line-unknown', position };
  return { ok: false, position, preview, text };
}

/** What the preview of a hold is made of: another text than the one that was seen is shown again first. */
export function heldFor(reason: HoldReason | '', text: string): readonly string[] {
  return [reason, readHoldText(text)];
}

const changedProblems = [
  'order-unknown',
  'changed-meanwhile',
  'line-unknown',
  'target-over',
] as const;
type ChangedProblem = (typeof changedProblems)[number];

type TargetOutcome =
  | { ok: true }
  | { ok: false; problem: ChangedProblem; target?: undefined; position?: undefined }
  | { ok: false; problem?: undefined; status: 422; target: TargetProblem; position: number };

async function correct({ services, field, change, position }: OrderAsked): Promise<TargetOutcome> {
  const [input, confirmed] = [field('target'), field('confirmed-target')];
  const given = await correctTarget(services, { ...change, position, input, confirmed });
  return given.ok || isOfOrder(given) ? given : { ok: false, status: 422, target: given, position };
}

function isOfOrder<Answer extends { problem: string }>(
  given: Answer,
): given is Extract<Answer, { problem: ChangedProblem }> {
  return changedProblems.some((problem) => problem === given.problem);
}
