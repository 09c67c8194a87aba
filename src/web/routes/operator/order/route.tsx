import { data, redirect } from 'react-router';
import { listWaitingRefunds } from '#database/intents.ts';
import { findDeskOrder } from '#database/order-desk.ts';
import { type Order, findOrder } from '#database/orders.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { shortEndOf } from '#domain/order/short-end.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { askProof } from '#web/operator/ask-proof.ts';
import { type OrderWay, Way, keepWay, onWay, readWay } from '#web/operator/order-way.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { loadOrder, numberIn } from './load-order.ts';
import { actOn } from './order-action.ts';
import { OrderDeskPage } from './page.tsx';
import { orderDeskWords } from './words.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const way = readWay(new URL(request.url).searchParams);
  const desk = await loadOrder(services, numberIn(params.number), way);
  if (!desk) throw data(null, { status: 404 });
  return {
    ...desk,
    way,
    locale,
    role: operator.role,
    operatorId: operator.id,
    kept: typedForm(keptForm),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const { db } = shop.services;
  const number = numberIn(params.number);
  const order = number === undefined ? undefined : await findDeskOrder(db, number);
  if (!order) throw data(null, { status: 404 });
  const posted = await request.formData();
  const done = await actOn(shop, order, postedFields(posted));
  const way = readWay(new URL(request.url).searchParams);
  const address = onWay('operatorOrder', order.number, way);
  if (done.ok) return redirect((await toMoneyBack(shop, order, way)) ?? address, 303);
  const proof = done.problem === 'proof-old' && (await askProof(shop, address, posted));
  if (proof) return proof;
  const isMeanwhile = done.problem === 'changed-meanwhile';
  const status = done.preview && !done.problem ? 200 : isMeanwhile ? 409 : 422;
  return data({ ...done, typed: typedForm(fieldsOf(posted)) }, { status });
}

/** Where a move has ended the order short, on to the money for what is missing, for who may return it (rules 89). */
async function toMoneyBack(
  { services, operator }: OperatorContext,
  { id, number, state }: Order,
  way: OrderWay,
): Promise<string | undefined> {
  if (state !== 'delivering' || !hasRight(operator.role, 'money')) return undefined;
  const after = await findOrder(services.db, id);
  const end = after && shortEndOf(after, await listWaitingRefunds(services.db, id));
  if (!end?.open) return undefined;
  const address = adminHref('operatorMoneyBack', { number: String(number) });
  return keepWay(withQuery(address, { reason: 'undelivered' }), way);
}

export const headers = answerHeaders;

export default function OrderDeskRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, pages } = usePageFacts();
  const { locale, kept, order } = loaderData;
  const m = orderDeskWords[locale];
  const title = `${m.title(order.number)} – ${shop.brand}`;
  return (
    <Way value={loaderData.way}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{actionData?.problem || actionData?.target ? m.errorTitle(title) : title}</title>
      <OrderDeskPage
        {...loaderData}
        m={m}
        pages={pages}
        typed={actionData?.typed ?? kept}
        refused={actionData}
      />
    </Way>
  );
}
