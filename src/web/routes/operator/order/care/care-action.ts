import type { Order } from '#database/orders.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { refundedAt } from '#domain/order/refund.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { complaintOutcomes, refillDecisions } from '#domain/order/care.ts';
import { type CareProblem, MAX_ANSWER, problemOfAnswer } from '#domain/order/settling.ts';
import { isUuid } from '#domain/uuid.ts';
import { decideRefill } from '#flows/operator/decide-refill.ts';
import type { EmailPreview } from '#flows/operator/preview-email.ts';
import { readWithdrawal } from '#flows/operator/read-withdrawal.ts';
import { settleAnomaly } from '#flows/operator/settle-anomaly.ts';
import { settleComplaint } from '#flows/operator/settle-complaint.ts';
import {
  type WithoutMoney,
  settleWithdrawalAsOperator,
} from '#flows/operator/settle-withdrawal.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { OperatorContext } from '#web/frame/context.ts';
import { previewRefill, previewSettled, previewWithdrawn } from './preview-care.ts';

export type CareAction = 'withdrawal' | 'withdrawal-lines' | 'complaint' | 'refill' | 'anomaly';

/** What became of a posted form. */
export type CareDone =
  | { ok: true; to: string }
  | { ok: false; problem?: CareProblem; preview?: EmailPreview };

interface Acting {
  shop: OperatorContext;
  order: Order;
  field: PostedFields;
  id: string;
  change: { orderId: string; seen: number; operator: OperatorContext['operator'] };
}

/** Does what a form of the screen asks for. */
export async function actOnCare(
  shop: OperatorContext,
  order: Order,
  field: PostedFields,
): Promise<CareDone> {
  const seen = Number(field('seen'));
  const id = field('id');
  if (!Number.isSafeInteger(seen) || !isUuid(id)) return unknown;
  const change = { orderId: order.id, seen, operator: shop.operator };
  const acting = { shop, order, field, id, change };
  switch (field('action')) {
    case 'withdrawal':
      return withdrawal(acting);
    case 'withdrawal-lines':
      return withdrawalLines(acting);
    case 'complaint':
      return complaint(acting);
    case 'refill':
      return refill(acting);
    case 'anomaly':
      return anomaly(acting);
    default:
      return unknown;
  }
}

const unknown: CareDone = { ok: false, problem: 'intent-unknown' };

type Answer = { ok: true } | { ok: false; problem: CareProblem };

function toDone(answer: Answer, { order }: Acting, hash: string): CareDone {
  const address = adminHref('operatorCare', { number: String(order.number) });
  return answer.ok ? { ok: true, to: `${address}#${hash}` } : answer;
}

async function withdrawal(acting: Acting): Promise<CareDone> {
  const { shop, order, field, id, change } = acting;
  const how: WithoutMoney =
    (['released', 'ended'] as const).find((each) => each === field('how')) ?? 'closed';
  const withdrawalId = field('about');
  const note = field('note');
  const answer = how === 'released' ? field('answer') : '';
  if (!problemOfAnswer(note) && answer.length <= MAX_ANSWER) {
    const wanted = { withdrawalId, how, answer: cleanLines(answer) };
    const preview = await previewWithdrawn(shop.services, order, wanted);
    const isSeen = preview && isAsPreviewed(field, decisionOf(how, preview.text));
    if (preview && !isSeen) return { ok: false, preview };
  }
  const settled = { ...change, id, withdrawalId, how, note, answer } as const;
  const done = await settleWithdrawalAsOperator(shop.services, settled);
  return toDone(done, acting, 'withdrawals');
}

async function withdrawalLines(acting: Acting): Promise<CareDone> {
  const { shop, order, field, id, change } = acting;
  const ticked = order.lines.filter(({ position }) => field(`line-${position}`) !== '');
  const positions = ticked.map(({ position }) => position);
  const read = { ...change, id, withdrawalId: field('about'), positions };
  return toDone(await readWithdrawal(shop.services, read), acting, 'withdrawals');
}

/** What the preview of a decision is made of: another one than that which was seen is shown again. */
export function decisionOf(decision: string, text: string, line = ''): readonly string[] {
  return [decision, cleanLines(text), line];
}

async function complaint(acting: Acting): Promise<CareDone> {
  const { shop, order, field, id, change } = acting;
  const complaintId = field('about');
  const outcome = complaintOutcomes.find((each) => each === field('outcome'));
  const answer = field('answer');
  const isSeen = isAsPreviewed(field, decisionOf(outcome ?? '', answer, field('line')));
  if (outcome && !isSeen && !problemOfAnswer(answer)) {
    const wanted = { complaintId, outcome, answer: cleanLines(answer) };
    const preview = await previewSettled(shop.services, order, wanted);
    if (preview) return { ok: false, preview };
  }
  const line = field('line') === '' ? undefined : Number(field('line'));
  const settling = { ...change, id, complaintId, outcome, answer, line };
  const settled = await settleComplaint(shop.services, settling);
  if (settled.ok && outcome === 'money' && refundedAt(order) === null) {
    const address = adminHref('operatorMoneyBack', { number: String(order.number) });
    return { ok: true, to: withQuery(address, { about: complaintId }) };
  }
  return toDone(settled, acting, 'complaints');
}

async function refill(acting: Acting): Promise<CareDone> {
  const { shop, order, field, id, change } = acting;
  const refillId = field('about');
  const to = refillDecisions.find((each) => each === field('to'));
  if (!to) return unknown;
  const reason = to === 'refused' ? field('reason') : '';
  const isSeen = isAsPreviewed(field, decisionOf(to, reason));
  if (!isSeen && (to !== 'refused' || !problemOfAnswer(reason))) {
    const wanted = { refillId, to, reason: cleanLines(reason) };
    const preview = await previewRefill(shop.services, order, wanted);
    if (preview) return { ok: false, preview };
  }
  const decided = await decideRefill(shop.services, { ...change, id, refillId, to, reason });
  return toDone(decided, acting, 'refills');
}

const anomalyProblems = {
  'row-gone': 'anomaly-unknown',
  'right-missing': 'money-right',
  'proof-old': 'proof-old',
  'note-missing': 'answer-missing',
  'note-too-long': 'answer-too-long',
  'settled-meanwhile': 'settled-meanwhile',
} as const satisfies Record<string, CareProblem>;

async function anomaly(acting: Acting): Promise<CareDone> {
  const { shop, order, field } = acting;
  const wish = { id: Number(field('about')), orderId: order.id, note: field('note') };
  const settled = await settleAnomaly(shop.services, wish, shop.operator);
  const answer = settled.ok
    ? settled
    : ({ ok: false, problem: anomalyProblems[settled.problem] } as const);
  return toDone(answer, acting, 'anomalies');
}
