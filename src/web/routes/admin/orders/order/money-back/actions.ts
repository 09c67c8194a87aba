import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { MOST_REASON, type MoneyReturnProblem } from '#domain/payments/money-back.ts';
import { isUuid } from '#domain/uuid.ts';
import { recordSent, returnMoney } from '#flows/payments/return-money.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import { addOrigin, orderNumberIn, readOrigin } from '#web/admin/orders/order-origin.ts';
import type { Route } from './+types/route.ts';
import { type ReturnInput, announcedBy, readReturn, readInput } from './return-input.ts';
import { type ReturnDraft, draftOf, readView } from './view.ts';

/** Why nothing was wished, with what was typed and what it would do. */
interface Refused {
  input: ReturnInput;
  draft: ReturnDraft;
  problem?: MoneyReturnProblem;
  /** Sum, reason or calculation were others than those that were shown. */
  isReread?: true;
  /** What was returned when the form was drawn, where that has changed since. */
  seen?: number;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const origin = readOrigin(new URL(request.url).searchParams);
  const field = postedFields(await request.formData());
  const posted = readInput(field);
  const input = { ...posted, id: isUuid(posted.id) ? posted.id : randomUUID() };
  const view = await readView(services, orderNumberIn(params.number), input.about);
  if (!view) throw data(null, { status: 404 });
  const { order } = view;
  const draft = await draftOf(services, view, input);
  const refundId = field('refund');
  if (refundId !== '') {
    const { sentOn, reference } = input;
    const by = { orderId: order.id, refundId, operator, byHand: { sentOn, reference } };
    const noted = await recordSent(services, by);
    const address = adminHref('operatorMoneyBack', { number: params.number });
    return noted.ok
      ? redirect(addOrigin(address, origin), 303)
      : refuseRefund(422, { input, draft, problem: noted.problem });
  }
  const { amount, reason, why, sent } = readReturn(input, order.locale);
  const isAnnounced = input.announced === announcedBy({ amount, isByHand: draft.isByHand });
  // Reason and calculation stand in the e-mail that was shown; a reason that cannot be is said first.
  const isReason = reason !== '' && reason.length <= MOST_REASON;
  // Where the sum cannot be, its problem is said first.
  const isShown = draft.amount !== undefined;
  const isRead = isAnnounced && (!isReason || !isShown || isAsPreviewed(field, draft.shown));
  if (isShown && !isRead) return refuseRefund(422, { input, draft, isReread: true });
  const seen = /^\d+$/.test(input.returned) ? Number(input.returned) : -1;
  const refund = { amount, reason, why, byHand: draft.isByHand ? sent : undefined };
  const back = await returnMoney(services, {
    ...refund,
    id: input.id,
    orderId: order.id,
    operator,
    returned: seen,
    aboutId: input.about,
    knowsDispute: input.knowsDispute !== '',
  });
  if (back.ok) {
    const address = adminHref('operatorMoneyBack', { number: params.number });
    return redirect(addOrigin(withQuery(address, { done: input.id }), origin), 303);
  }
  const { problem } = back;
  if (problem === 'changed-meanwhile')
    return answerChanged(context, params.number, { input, seen });
  const id = problem === 'undone-before' ? randomUUID() : input.id;
  return refuseRefund(422, { input: { ...input, id }, draft, problem });
}

/** The sums of the page and of the form are those of now. */
async function answerChanged(
  context: Route.ActionArgs['context'],
  number: string,
  { input, seen }: { input: ReturnInput; seen: number },
) {
  const { services } = operatorOf(context);
  const view = await readView(services, orderNumberIn(number), input.about);
  if (!view) throw data(null, { status: 404 });
  const again = { ...input, returned: String(view.stand.returned) };
  const draft = await draftOf(services, view, again);
  return refuseRefund(409, { input: again, draft, problem: 'changed-meanwhile', seen });
}

function refuseRefund(status: number, why: Refused) {
  return data(why, { status });
}
