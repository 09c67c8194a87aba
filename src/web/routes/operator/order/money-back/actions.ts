import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { MOST_REASON, type MoneyReturnProblem } from '#domain/order/money-back.ts';
import { isUuid } from '#domain/uuid.ts';
import { noteSent, returnMoney } from '#flows/operator/return-money.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import { keepWay, orderNumberIn, readWay } from '#web/operator/order-way.ts';
import type { Route } from './+types/route.ts';
import { type TypedReturn, announcedBy, readReturn, readTyped } from './typed.ts';
import { type ReturnDraft, draftOf, readView } from './view.ts';

/** Why nothing was wished, with what was typed and what it would do. */
interface Refused {
  typed: TypedReturn;
  draft: ReturnDraft;
  problem?: MoneyReturnProblem;
  /** Sum, reason or calculation were others than those that were shown. */
  isReread?: true;
  /** What was returned when the form was drawn, where that has changed since. */
  seen?: number;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const way = readWay(new URL(request.url).searchParams);
  const field = postedFields(await request.formData());
  const posted = readTyped(field);
  const typed = { ...posted, id: isUuid(posted.id) ? posted.id : randomUUID() };
  const view = await readView(services, orderNumberIn(params.number), typed.about);
  if (!view) throw data(null, { status: 404 });
  const { order } = view;
  const draft = await draftOf(services, view, typed);
  const refundId = field('refund');
  if (refundId !== '') {
    const { sentOn, reference } = typed;
    const by = { orderId: order.id, refundId, operator, byHand: { sentOn, reference } };
    const noted = await noteSent(services, by);
    const address = adminHref('operatorMoneyBack', { number: params.number });
    return noted.ok
      ? redirect(keepWay(address, way), 303)
      : refused(422, { typed, draft, problem: noted.problem });
  }
  const { amount, reason, why, sent } = readReturn(typed, order.locale);
  const isSaid = typed.announced === announcedBy({ amount, isByHand: draft.isByHand });
  // Reason and calculation stand in the e-mail that was shown; a reason that cannot be is said first.
  const isReason = reason !== '' && reason.length <= MOST_REASON;
  // Where the sum cannot be, its problem is said first.
  const isShown = draft.amount !== undefined;
  const isRead = isSaid && (!isReason || !isShown || isAsPreviewed(field, draft.shown));
  if (isShown && !isRead) return refused(422, { typed, draft, isReread: true });
  const seen = /^\d+$/.test(typed.returned) ? Number(typed.returned) : -1;
  const wish = { amount, reason, why, byHand: draft.isByHand ? sent : undefined };
  const back = await returnMoney(services, {
    ...wish,
    id: typed.id,
    orderId: order.id,
    operator,
    returned: seen,
    aboutId: typed.about,
    knowsDispute: typed.knowsDispute !== '',
  });
  if (back.ok) {
    const address = adminHref('operatorMoneyBack', { number: params.number });
    return redirect(keepWay(withQuery(address, { done: typed.id }), way), 303);
  }
  const { problem } = back;
  if (problem === 'changed-meanwhile') return changed(context, params.number, { typed, seen });
  const id = problem === 'undone-before' ? randomUUID() : typed.id;
  return refused(422, { typed: { ...typed, id }, draft, problem });
}

/** The sums of the page and of the form are those of now. */
async function changed(
  context: Route.ActionArgs['context'],
  number: string,
  { typed, seen }: { typed: TypedReturn; seen: number },
) {
  const { services } = operatorOf(context);
  const view = await readView(services, orderNumberIn(number), typed.about);
  if (!view) throw data(null, { status: 404 });
  const again = { ...typed, returned: String(view.stand.returned) };
  const draft = await draftOf(services, view, again);
  return refused(409, { typed: again, draft, problem: 'changed-meanwhile', seen });
}

function refused(status: number, why: Refused) {
  return data(why, { status });
}
