import { data } from 'react-router';
import { listAfterSales } from '#database/orders/after-sales.ts';
import { findOrderByNumber } from '#database/orders/admin-order.ts';
import type { Order } from '#database/orders/orders.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import {
  type ComplaintOutcome,
  type RefillDecided,
  complaintOutcomes,
  refillDecisions,
} from '#domain/after-sales/after-sales.ts';
import { refundedAt } from '#domain/payments/refund.ts';
import {
  type AfterSalesProblem,
  MAX_ANSWER,
  problemOfAnswer,
} from '#domain/after-sales/complaint.ts';
import { dueFor } from '#domain/withdrawals/withdrawal-sum.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { type EmailPreview, previewReleased, previewEmail } from '#flows/emails/preview-email.ts';
import { decideRefill } from '#flows/after-sales/decide-refill.ts';
import { readWithdrawal } from '#flows/withdrawals/read-withdrawal.ts';
import { resolveAnomaly } from '#flows/operator/queue-acts.ts';
import { resolveComplaint } from '#flows/after-sales/resolve-complaint.ts';
import {
  type WithoutMoney,
  resolveWithdrawalAsOperator,
} from '#flows/withdrawals/resolve-withdrawal.ts';
import type { Services } from '#flows/services.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions, readStamp } from '#web/admin/page/actions.ts';
import { addOrigin, hrefFrom, orderNumberIn, readOrigin } from '#web/admin/orders/order-origin.ts';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import type { Route } from './+types/route.ts';

async function subject({ services, operator, params, request, field }: Asked<Route.ActionArgs>) {
  const number = orderNumberIn(params.number);
  const order = number === undefined ? undefined : await findOrderByNumber(services.db, number);
  if (!order) throw data(null, { status: 404 });
  const origin = readOrigin(new URL(request.url).searchParams);
  const stamp = readStamp(field);
  const change = stamp && { orderId: order.id, operator, ...stamp };
  const here = hrefFrom('operatorAfterSales', order.number, origin);
  return change && { order, origin, change, about: field('about'), here };
}

type AfterSalesAsked = Asked<NonNullable<Awaited<ReturnType<typeof subject>>>>;

type AfterSalesOutcome =
  | { ok: true; to: string }
  | {
      ok: false;
      problem?: AfterSalesProblem;
      /** The e-mail to be seen before its form is sent for good. */
      preview?: EmailPreview;
    };

export const afterSalesActions = defineActions(
  { subject },
  {
    withdrawal: { run: resolveWithdrawal },
    'withdrawal-lines': { run: readLines },
    complaint: {
      fields: {
        outcome: ['outcome-missing', 'money-right', 'refill-runs'],
        line: ['line-missing'],
        answer: ['answer-missing', 'answer-too-long'],
      },
      run: resolve,
    },
    refill: { run: goOn },
    refuse: {
      run: (asked) => decide(asked, { to: 'refused', reason: asked.field('reason') }),
    },
    anomaly: { run: resolveMoney },
  },
);

export const {
  ActionForms: AfterSalesForms,
  useForm: useAfterSalesForm,
  useAnswer: useAfterSalesAnswer,
} = actionForms(afterSalesActions);

type Answer = { ok: true } | { ok: false; problem: AfterSalesProblem };

/** Back to the part of the screen that it is about. */
function toPart({ here }: AfterSalesAsked, hash: string, answer: Answer): AfterSalesOutcome {
  return answer.ok ? { ok: true, to: `${here}#${hash}` } : answer;
}

async function resolveWithdrawal(asked: AfterSalesAsked): Promise<AfterSalesOutcome> {
  const { services, order, field, change, about: withdrawalId } = asked;
  const how: WithoutMoney =
    (['released', 'ended'] as const).find((each) => each === field('how')) ?? 'closed';
  const note = field('note');
  const answer = how === 'released' ? field('answer') : '';
  if (!problemOfAnswer(note) && answer.length <= MAX_ANSWER) {
    const wanted = { withdrawalId, how, answer: cleanLines(answer) };
    const preview = await previewWithdrawn(services, order, wanted);
    const isSeen = preview && isAsPreviewed(field, decisionOf(how, preview.text));
    if (preview && !isSeen) return { ok: false, preview };
  }
  const resolved = { ...change, withdrawalId, how, note, answer } as const;
  return toPart(asked, 'withdrawals', await resolveWithdrawalAsOperator(services, resolved));
}

async function readLines(asked: AfterSalesAsked): Promise<AfterSalesOutcome> {
  const { services, order, field, change, about: withdrawalId } = asked;
  const ticked = order.lines.filter(({ position }) => field(`line-${position}`) !== '');
  const read = { ...change, withdrawalId, positions: ticked.map(({ position }) => position) };
  return toPart(asked, 'withdrawals', await readWithdrawal(services, read));
}

/** What the preview of a decision is made of: another one than that which was seen is shown again. */
export function decisionOf(decision: string, text: string, line = ''): readonly string[] {
  return [decision, cleanLines(text), line];
}

async function resolve(asked: AfterSalesAsked): Promise<AfterSalesOutcome> {
  const { services, order, origin, field, change, about: complaintId } = asked;
  const outcome = complaintOutcomes.find((each) => each === field('outcome'));
  const answer = field('answer');
  const isSeen = isAsPreviewed(field, decisionOf(outcome ?? '', answer, field('line')));
  if (outcome && !isSeen && !problemOfAnswer(answer)) {
    const wanted = { complaintId, outcome, answer: cleanLines(answer) };
    const preview = await previewResolved(services, order, wanted);
    if (preview) return { ok: false, preview };
  }
  const line = field('line') === '' ? undefined : Number(field('line'));
  const resolving = { ...change, complaintId, outcome, answer, line };
  const resolved = await resolveComplaint(services, resolving);
  if (resolved.ok && outcome === 'money' && refundedAt(order) === null) {
    const address = adminHref('operatorMoneyBack', { number: String(order.number) });
    return { ok: true, to: addOrigin(withQuery(address, { about: complaintId }), origin) };
  }
  return toPart(asked, 'complaints', resolved);
}

async function goOn(asked: AfterSalesAsked): Promise<AfterSalesOutcome> {
  const to = refillDecisions.find((each) => each === asked.field('to'));
  return to ? decide(asked, { to, reason: '' }) : { ok: false, problem: 'intent-unknown' };
}

async function decide(
  asked: AfterSalesAsked,
  { to, reason }: { to: RefillDecided; reason: string },
): Promise<AfterSalesOutcome> {
  const { services, order, field, change, about: refillId } = asked;
  const isSeen = isAsPreviewed(field, decisionOf(to, reason));
  if (!isSeen && (to !== 'refused' || !problemOfAnswer(reason))) {
    const wanted = { refillId, to, reason: cleanLines(reason) };
    const preview = await previewRefill(services, order, wanted);
    if (preview) return { ok: false, preview };
  }
  const decided = await decideRefill(services, { ...change, refillId, to, reason });
  return toPart(asked, 'refills', decided);
}

const anomalyProblems = {
  'row-gone': 'anomaly-unknown',
  'right-missing': 'money-right',
  'proof-old': 'proof-old',
  'note-missing': 'answer-missing',
  'note-too-long': 'answer-too-long',
  'resolved-meanwhile': 'resolved-meanwhile',
} as const satisfies Record<string, AfterSalesProblem>;

async function resolveMoney(asked: AfterSalesAsked): Promise<AfterSalesOutcome> {
  const { services, operator, order, field, about } = asked;
  const request = { id: Number(about), orderId: order.id, note: field('note') };
  const resolved = await resolveAnomaly(services, request, operator);
  const answer = resolved.ok
    ? resolved
    : ({ ok: false, problem: anomalyProblems[resolved.problem] } as const);
  return toPart(asked, 'anomalies', answer);
}

/** The e-mail by which a complaint would be resolved; undefined where the order has none such. */
async function previewResolved(
  services: Services,
  order: Order,
  { complaintId, ...resolved }: { complaintId: string; outcome: ComplaintOutcome; answer: string },
): Promise<EmailPreview | undefined> {
  const afterSales = await listAfterSales(services.db, order.id);
  const open = afterSales.complaints.find(
    ({ id, outcome }) => id === complaintId && outcome === null,
  );
  if (!open) return undefined;
  const resolvedAt = services.clock();
  const complaints = afterSales.complaints.map((each) =>
    each === open ? { ...each, ...resolved, resolvedAt } : each,
  );
  return previewEmail(services, order, {
    kind: 'order-settled-customer',
    aboutId: complaintId,
    afterSales: { ...afterSales, complaints },
  });
}

/** The e-mail that would tell of a decision about a refill; undefined where the order has none such. */
async function previewRefill(
  services: Services,
  order: Order,
  { refillId, to, reason }: { refillId: string; to: RefillDecided; reason: string },
): Promise<EmailPreview | undefined> {
  const afterSales = await listAfterSales(services.db, order.id);
  if (!afterSales.refills.some(({ id }) => id === refillId)) return undefined;
  const refills = afterSales.refills.map((each) =>
    each.id === refillId ? { ...each, state: to, reason } : each,
  );
  return previewEmail(services, order, {
    kind: 'order-refill-customer',
    aboutId: refillId,
    afterSales: { ...afterSales, refills },
  });
}

/** The e-mail by which a withdrawal would be resolved without money; undefined where nothing of that kind is open. */
async function previewWithdrawn(
  services: Services,
  order: Order,
  { withdrawalId, how, answer }: { withdrawalId: string; how: WithoutMoney; answer: string },
): Promise<EmailPreview | undefined> {
  const open = order.withdrawals.find(({ id, resolution }) => id === withdrawalId && !resolution);
  if (open?.outcome !== 'held') return undefined;
  const aboutId = withdrawalId;
  if (how === 'released')
    return previewEmail(services, previewReleased(order, { withdrawalId, answer }), {
      kind: 'order-released-customer',
      aboutId,
    });
  // What is not offered is refused, and not shown.
  if (!meantLines(open, order.lines) || dueFor(open, order, []) > 0) return undefined;
  return previewEmail(services, order, { kind: 'order-withdrawn-customer', aboutId });
}
