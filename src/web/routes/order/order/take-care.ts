import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { complaintWishes, lateAnswers } from '#domain/order/care.ts';
import { isUuid } from '#domain/uuid.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { answerLateOffer } from '#flows/orders/late-offer.ts';
import { askRefill, complain } from '#flows/orders/complain.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';
import type { Locale } from '#domain/locale.ts';
import type { Route } from './+types/route.ts';
import { type TriedCare, type TriedComplaint, lineId } from './order-care.ts';
import type { OrderProblem } from './order-problem.ts';
import type { TriedTarget } from './target-form.tsx';

type Context = Route.ActionArgs['context'];

/** What the forms of an order's page ask for besides its payment, its targets and its end. */
const careIntents = ['late', 'refill', 'complaint'] as const;
type CareIntent = (typeof careIntents)[number];

export function isCareIntent(intent: string): intent is CareIntent {
  return careIntents.some((each) => each === intent);
}

/** Takes what such a form says. */
export function takeCare(context: Context, intent: CareIntent, token: string, field: PostedFields) {
  switch (intent) {
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
  if (!answer) return refused(422, { problem: 'intent-unknown' });
  const seen = /^\d{1,12}$/.test(field('sum')) ? Number(field('sum')) : undefined;
  const offerId = field('offer');
  const answered = await answerLateOffer(services, { token, offerId, answer, seen });
  if (answered.ok) return toPage(locale, token, 'late');
  if (answered.problem === 'order-unknown') return redirect(href('notFound', locale), 302);
  return refused(409, { problem: answered.problem });
}

async function takeRefill(context: Context, token: string, field: PostedFields) {
  const { locale, services } = shopOf(context);
  const [line, typed] = [field('line'), field('count')];
  const asked = await askRefill(services, { token, id: idOf(field), line, typed });
  if (asked.ok) return toPage(locale, token, lineId(line));
  if (asked.problem === 'order-unknown') return redirect(href('notFound', locale), 302);
  const { problem } = asked;
  const isTyped = problem === 'refill-count-unread' || problem === 'refill-no-drop';
  return refused(isTyped ? 422 : 409, { triedCare: { refill: { line, typed, problem } } });
}

/** While the database is away nothing is stored, and the form comes back as it was filled in. */
async function takeComplaint(context: Context, token: string, field: PostedFields) {
  const { locale, services } = shopOf(context);
  const { id, typed, offered } = typedComplaint(field);
  const again = (problems = {}, open?: TriedComplaint['open']) => ({
    triedCare: { complaint: { id, typed, offered, problems, open } },
  });
  try {
    const complained = await complain(services, { token, id, typed });
    if (complained.ok) return toPage(locale, token, 'complaints');
    if (complained.problem === 'order-unknown') return redirect(href('notFound', locale), 302);
    const { problem } = complained;
    if (problem === 'complaint-fields') return refused(422, again(complained.fields));
    if (problem !== 'complaint-open') return refused(409, { ...again(), problem });
    const { receivedAt, dueAt } = complained.open;
    return refused(409, { ...again({}, { receivedAt, dueAt }), problem });
  } catch (error) {
    noteAway(context, error);
    return refused(503, again(), retryAfter(LATER_SECONDS));
  }
}

function typedComplaint(field: PostedFields) {
  const typed = { line: field('line'), text: field('text'), wish: field('wish') };
  const named = field('wishes').split(' ');
  const offered = complaintWishes.filter((wish) => named.includes(wish));
  return { id: idOf(field), typed, offered };
}

/** What was typed into a form that was not looked at; undefined where it has nothing typed. */
export function keptCare(intent: string, field: PostedFields): TriedCare | undefined {
  if (intent === 'complaint') return { complaint: { ...typedComplaint(field), problems: {} } };
  if (intent === 'refill') return { refill: { line: field('line'), typed: field('count') } };
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
  triedCare?: TriedCare | undefined;
}

export function refused(status: number, why: Refused, headers: HeadersInit = {}) {
  return data(why, { status, headers });
}

/** The page of the order, which shows what came of it. */
export function toPage(locale: Locale, token: string, part?: string) {
  const page = href('order', locale, { token });
  return redirect(part === undefined ? page : `${page}#${part}`, 303);
}
