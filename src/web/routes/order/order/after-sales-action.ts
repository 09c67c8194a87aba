import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { remedies, lateAnswers } from '#domain/after-sales/after-sales.ts';
import { isUuid } from '#domain/uuid.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { answerLateOffer } from '#flows/orders/late-offer.ts';
import { askRefill, fileComplaint } from '#flows/after-sales/file-complaint.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';
import type { Locale } from '#domain/locale.ts';
import type { Route } from './+types/route.ts';
import { type AfterSalesInput, type TriedComplaint, lineId } from './after-sales.ts';
import type { OrderProblem } from './order-problem.ts';
import type { TriedTarget } from './target-form.tsx';

type Context = Route.ActionArgs['context'];

/** What the forms of an order's page ask for besides its payment, its targets and its end. */
const afterSalesActions = ['late', 'refill', 'complaint'] as const;
type AfterSalesAction = (typeof afterSalesActions)[number];

export function isAfterSalesAction(action: string): action is AfterSalesAction {
  return afterSalesActions.some((each) => each === action);
}

/** Takes what such a form says. */
export function runAfterSalesPost(
  context: Context,
  action: AfterSalesAction,
  token: string,
  field: PostedFields,
) {
  switch (action) {
    case 'late':
      return takeLateAnswer(context, token, field);
    case 'refill':
      return takeRefill(context, token, field);
    case 'complaint':
      return takeComplaint(context, token, field);
  }
}

async function takeLateAnswer(context: Context, token: string, field: PostedFields) {
  const { locale, services } = shopOf(context);
  const answer = lateAnswers.find((each) => each === field('answer'));
  if (!answer) return refuseOrderForm(422, { problem: 'intent-unknown' });
  const seen = /^\d{1,12}$/.test(field('sum')) ? Number(field('sum')) : undefined;
  const offerId = field('offer');
  const answered = await answerLateOffer(services, { token, offerId, answer, seen });
  if (answered.ok) return redirectToOrder(locale, token, 'late');
  if (answered.problem === 'order-unknown') return redirect(href('notFound', locale), 302);
  return refuseOrderForm(409, { problem: answered.problem });
}

async function takeRefill(context: Context, token: string, field: PostedFields) {
  const { locale, services } = shopOf(context);
  const [line, input] = [field('line'), field('count')];
  const asked = await askRefill(services, { token, id: idOf(field), line, input });
  if (asked.ok) return redirectToOrder(locale, token, lineId(line));
  if (asked.problem === 'order-unknown') return redirect(href('notFound', locale), 302);
  const { problem } = asked;
  const isInputProblem = problem === 'refill-count-unread' || problem === 'refill-no-drop';
  return refuseOrderForm(isInputProblem ? 422 : 409, {
    afterSalesInput: { refill: { line, input, problem } },
  });
}

/** While the database is away nothing is stored, and the form comes back as it was filled in. */
async function takeComplaint(context: Context, token: string, field: PostedFields) {
  const { locale, services } = shopOf(context);
  const { id, input, offered } = readComplaintInput(field);
  const again = (problems = {}, open?: TriedComplaint['open']) => ({
    afterSalesInput: { complaint: { id, input, offered, problems, open } },
  });
  try {
    const complained = await fileComplaint(services, { token, id, input });
    if (complained.ok) return redirectToOrder(locale, token, 'complaints');
    if (complained.problem === 'order-unknown') return redirect(href('notFound', locale), 302);
    const { problem } = complained;
    if (problem === 'complaint-fields') return refuseOrderForm(422, again(complained.fields));
    if (problem !== 'complaint-open') return refuseOrderForm(409, { ...again(), problem });
    const { receivedAt, dueAt } = complained.open;
    return refuseOrderForm(409, { ...again({}, { receivedAt, dueAt }), problem });
  } catch (error) {
    recordAway(context, error);
    return refuseOrderForm(503, again(), retryAfter(LATER_SECONDS));
  }
}

function readComplaintInput(field: PostedFields) {
  const input = { line: field('line'), text: field('text'), remedy: field('wish') };
  const named = field('wishes').split(' ');
  const offered = remedies.filter((remedy) => named.includes(remedy));
  return { id: idOf(field), input, offered };
}

/** What was typed into a form that was not looked at; undefined where it has nothing typed. */
export function keptAfterSales(action: string, field: PostedFields): AfterSalesInput | undefined {
  if (action === 'complaint') return { complaint: { ...readComplaintInput(field), problems: {} } };
  if (action === 'refill') return { refill: { line: field('line'), input: field('count') } };
  return undefined;
}

/** A form that was made by hand gets an id of its own. */
function idOf(field: PostedFields): string {
  return isUuid(field('id')) ? field('id') : randomUUID();
}

/** Why nothing came of what was posted, with what was typed. */
interface Refused {
  problem?: OrderProblem | undefined;
  tried?: TriedTarget | undefined;
  afterSalesInput?: AfterSalesInput | undefined;
}

export function refuseOrderForm(status: number, why: Refused, headers: HeadersInit = {}) {
  return data(why, { status, headers });
}

/** The page of the order, which shows what came of it. */
export function redirectToOrder(locale: Locale, token: string, part?: string) {
  const page = href('order', locale, { token });
  return redirect(part === undefined ? page : `${page}#${part}`, 303);
}
