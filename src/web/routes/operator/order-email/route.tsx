import { data, redirect } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import { sendAgain } from '#flows/operator/send-again.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { emailName } from '#web/operator/email-name.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import { orderDeskWords } from '#web/routes/operator/order/words.ts';
import type { Route } from './+types/route.ts';
import { emailIn, orderIn } from './find-email.ts';
import { EmailPage } from './page.tsx';

/** An e-mail of an order, by its row or, before it is owed, by its kind: its text, and sending it again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const order = await orderIn(services, params.number);
  const found = await emailIn(services, order, params.email);
  const { row, preview } = found;
  const { number } = order;
  const formId = crypto.randomUUID();
  const mayElsewhere = hasRight(operator.role, 'money');
  return { number, row, preview, formId, locale, mayElsewhere, kept: typedForm(keptForm) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const order = await orderIn(services, params.number);
  const posted = await request.formData();
  const field = postedFields(posted);
  const id = field('id');
  const typed = typedForm(fieldsOf(posted));
  if (!isUuid(id)) return data({ problem: 'intent-unknown' as const, typed }, { status: 422 });
  const sent = await sendAgain(services, {
    orderId: order.id,
    operator,
    id,
    emailId: params.email,
    to: field('to'),
  });
  if (sent.ok) return redirect(adminHref('operatorOrder', { number: params.number }), 303);
  const { problem } = sent;
  return data({ problem, typed }, { status: problem === 'email-too-often' ? 429 : 422 });
}

export const headers = answerHeaders;

export default function OrderEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const m = orderDeskWords[loaderData.locale];
  const { preview, number, kept } = loaderData;
  const title = m.email.title(emailName(loaderData.locale, preview.kind), number);
  const problem = actionData?.problem;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{problem ? m.errorTitle(title) : `${title} – ${shop.brand}`}</title>
      <EmailPage {...loaderData} m={m} typed={actionData?.typed ?? kept} problem={problem} />
    </>
  );
}
