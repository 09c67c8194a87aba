import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { type OfferedOrder, findOrders, offerOrders } from '#database/find-orders.ts';
import { findOrderRow } from '#database/orders.ts';
import { readRowLines } from '#database/row-lines.ts';
import { type WithdrawalRow, findWithdrawal } from '#database/withdrawals.ts';
import { adminHref } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import { answerWithdrawal } from '#flows/operator/answer-withdrawal.ts';
import { closeWithdrawal } from '#flows/operator/close-withdrawal.ts';
import { tieWithdrawal } from '#flows/operator/tie-withdrawal.ts';
import type { Services } from '#flows/services.ts';
import type { WithdrawalPageMessages } from '#messages/cs/operator/withdrawal.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import { queueAddress } from '#web/operator/figure-links.ts';
import type { Route } from './+types/route.ts';
import { WithdrawalDesk } from './page.tsx';
import { shownOf } from './tied-shown.tsx';
import { withdrawalPageWords } from './words.ts';

/** Most orders that are offered: whoever needs more looks more closely. */
const MOST_FOUND = 10;

/** One declaration of withdrawal with all that was written, where its order is found and it is answered. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db } = services;
  const id = params.withdrawal;
  const declared = isUuid(id) ? await findWithdrawal(db, id) : undefined;
  if (!declared) throw data(null, { status: 404 });
  const order = declared.orderId === null ? undefined : await findOrderRow(db, declared.orderId);
  const q = new URL(request.url).searchParams.get('q')?.trim();
  const orders = order ? [] : await ordersFor(db, declared, q);
  const lines = await readRowLines(
    db,
    orders.map(({ number }) => number),
  );
  const found = orders
    .slice(0, MOST_FOUND)
    .map((each) => ({ ...each, lines: lines.get(each.number) ?? [] }));
  const isMore = orders.length > MOST_FOUND;
  const formId = randomUUID();
  const number = order?.number ?? null;
  const kept = typedForm(keptForm);
  return { locale, declared, number, q: q ?? '', found, isMore, formId, kept };
}

/** What somebody looks for, else what fits the declaration; one more than is shown where there is more. */
async function ordersFor(
  db: Services['db'],
  declared: WithdrawalRow,
  q: string | undefined,
): Promise<OfferedOrder[]> {
  const most = MOST_FOUND + 1;
  if (q === undefined) return offerOrders(db, declared, most);
  const found = await findOrders(db, q, most);
  return found.map((order) => ({ ...order, fits: [] }));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const id = params.withdrawal;
  switch (field('intent')) {
    case 'tie': {
      const tied = await tieWithdrawal(services, {
        id,
        formId: field('id'),
        number: field('number'),
        isShown: (follows) => isAsPreviewed(field, shownOf(follows)),
        operator,
      });
      if (!tied.ok)
        return tied.problem === 'not-shown'
          ? data({ shown: tied.shown })
          : data({ problem: tied.problem }, { status: statusOf(tied.problem) });
      return redirect(adminHref('operatorCare', { number: String(tied.number) }), 303);
    }
    case 'answer': {
      const thread = await answerWithdrawal(services, id, operator);
      if (!thread.ok) return data({ problem: thread.problem }, { status: 409 });
      return redirect(adminHref('operatorMessage', { number: String(thread.number) }), 303);
    }
    case 'close': {
      const given = { id, formId: field('id'), note: field('note'), operator };
      const closed = await closeWithdrawal(services, given);
      if (closed.ok) return redirect(queueAddress('withdrawals'), 303);
      const { problem } = closed;
      const typed = typedForm(fieldsOf(posted));
      return data({ problem, typed }, { status: statusOf(problem) });
    }
    default:
      return data({ problem: 'intent-unknown' as const }, { status: 422 });
  }
}

function statusOf(problem: keyof WithdrawalPageMessages['problems']): 409 | 422 {
  const isLate = problem === 'row-gone' || problem === 'tied-already';
  return isLate || problem === 'order-unknown' ? 409 : 422;
}

export const headers = answerHeaders;

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const m = withdrawalPageWords[loaderData.locale];
  return (
    <>
      <title>{`${m.title} – ${shop.brand}`}</title>
      <WithdrawalDesk
        {...loaderData}
        m={m}
        typed={actionData && 'typed' in actionData ? actionData.typed : loaderData.kept}
        problem={actionData && 'problem' in actionData ? actionData.problem : undefined}
        shown={actionData && 'shown' in actionData ? actionData.shown : undefined}
      />
    </>
  );
}
