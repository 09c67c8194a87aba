import { data, redirect } from 'react-router';
import { hasRight } from '#domain/operator/rights.ts';
import { findOrderByNumber } from '#database/order-desk.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { askProof } from '#web/operator/ask-proof.ts';
import { Way, keepWay, readWay } from '#web/operator/order-way.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import { numberIn } from '#web/routes/operator/order/load-order.ts';
import type { Route } from './+types/route.ts';
import { actOnCare } from './care-action.ts';
import { loadCare } from './load-care.ts';
import { CarePage } from './page.tsx';
import { careWords } from './words.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const care = await loadCare(services, numberIn(params.number));
  if (!care) throw data(null, { status: 404 });
  const mayReturnMoney = hasRight(operator.role, 'money');
  const way = readWay(new URL(request.url).searchParams);
  return { care, locale, mayReturnMoney, way, kept: typedForm(keptForm) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const number = numberIn(params.number);
  const order =
    number === undefined ? undefined : await findOrderByNumber(shop.services.db, number);
  if (!order) throw data(null, { status: 404 });
  const posted = await request.formData();
  const done = await actOnCare(shop, order, postedFields(posted));
  const { pathname, search, searchParams } = new URL(request.url);
  if (done.ok) return redirect(keepWay(done.to, readWay(searchParams)), 303);
  const { problem, preview } = done;
  const proof = problem === 'proof-old' && (await askProof(shop, pathname + search, posted));
  if (proof) return proof;
  const status = preview ? 200 : problem?.endsWith('-meanwhile') ? 409 : 422;
  return data({ problem, preview, typed: typedForm(fieldsOf(posted)) }, { status });
}

export const headers = answerHeaders;

export default function CareRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { care, locale, mayReturnMoney, way, kept } = loaderData;
  const { shop } = usePageFacts();
  const m = careWords[locale];
  const title = `${m.title(care.order.number)} – ${shop.brand}`;
  return (
    <Way value={way}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{actionData?.problem ? m.errorTitle(title) : title}</title>
      <CarePage
        {...{ care, locale, m, mayReturnMoney }}
        typed={actionData?.typed ?? kept}
        isKept={kept !== undefined && !actionData}
        problem={actionData?.problem}
        preview={actionData?.preview}
      />
    </Way>
  );
}
