import { data, redirect } from 'react-router';
import { findOrders } from '#database/find-orders.ts';
import { findOrderRow } from '#database/orders.ts';
import { findWithdrawal } from '#database/withdrawals.ts';
import { href } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import { answerWithdrawal } from '#flows/operator/answer-withdrawal.ts';
import { seeWithdrawal } from '#flows/operator/settle-withdrawal.ts';
import { tieWithdrawal } from '#flows/operator/tie-withdrawal.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { queueAddress } from '#web/operator/figure-links.ts';
import type { Route } from './+types/route.ts';
import { WithdrawalDesk } from './page.tsx';
import { withdrawalPageWords } from './words.ts';

/** Most orders that are offered: whoever needs more looks more closely. */
const MOST_FOUND = 10;

/** One declaration of withdrawal with all that was written, where its order is found and it is answered. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { db } = services;
  const id = params.withdrawal;
  const declared = isUuid(id) ? await findWithdrawal(db, id) : undefined;
  if (!declared) throw data(null, { status: 404 });
  const order = declared.orderId === null ? undefined : await findOrderRow(db, declared.orderId);
  const q = new URL(request.url).searchParams.get('q') ?? declared.email;
  const found = order || declared.settledAt ? [] : await findOrders(db, q.trim(), MOST_FOUND);
  return { locale, declared, number: order?.number ?? null, q, found };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const id = params.withdrawal;
  switch (field('intent')) {
    case 'tie': {
      const tied = await tieWithdrawal(services, { id, number: field('number'), operator });
      if (!tied.ok) return data({ problem: tied.problem }, { status: 409 });
      return redirect(href('operatorCare', 'cs', { number: String(tied.number) }), 303);
    }
    case 'answer': {
      const thread = await answerWithdrawal(services, id, operator);
      if (!thread.ok) return data({ problem: thread.problem }, { status: 409 });
      return redirect(href('operatorMessage', 'cs', { number: String(thread.number) }), 303);
    }
    case 'seen': {
      const seen = await seeWithdrawal(services, id, operator);
      if (!seen.ok) return data({ problem: seen.problem }, { status: 409 });
      return redirect(queueAddress('withdrawals'), 303);
    }
    default:
      return data({ problem: 'intent-unknown' as const }, { status: 422 });
  }
}

export const headers = answerHeaders;

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const m = withdrawalPageWords[loaderData.locale];
  return (
    <>
      <title>{`${m.title} – ${shop.brand}`}</title>
      <WithdrawalDesk {...loaderData} m={m} problem={actionData?.problem} />
    </>
  );
}
