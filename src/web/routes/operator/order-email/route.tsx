import { data, redirect } from 'react-router';
import type { EmailRow } from '#database/emails.ts';
import { findEmailOf, findOrderByNumber } from '#database/order-desk.ts';
import type { Order } from '#database/orders.ts';
import { isOrderEmail } from '#documents/emails/render-email.tsx';
import { href } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import { asCanceled, asCompleted } from '#flows/emails/foreseen.ts';
import { type EmailPreview, previewEmail } from '#flows/operator/preview-email.ts';
import { sendAgain } from '#flows/operator/send-again.ts';
import type { Services } from '#flows/services.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { emailName } from '#web/operator/email-name.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import { numberIn } from '#web/routes/operator/order/load-order.ts';
import { orderDeskWords } from '#web/routes/operator/order/words.ts';
import type { Route } from './+types/route.ts';
import { EmailPage } from './page.tsx';

/**
 * An e-mail of an order, by its row or, before it is owed, by its kind; as a page with its text, or with
 * `as=html` the e-mail itself.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const order = await orderIn(services, params.number);
  const found = await emailIn(services, order, params.email);
  const { row, preview } = found;
  if (new URL(request.url).searchParams.get('as') === 'html') throw asItComes(preview);
  const { number } = order;
  const formId = crypto.randomUUID();
  return { number, row, preview, formId, locale, kept: typedForm(keptForm) };
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
  if (sent.ok) return redirect(href('operatorOrder', 'cs', { number: params.number }), 303);
  const { problem } = sent;
  return data({ problem, typed }, { status: problem === 'email-too-often' ? 429 : 422 });
}

export const headers = answerHeaders;

export default function OrderEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const m = orderDeskWords[loaderData.locale];
  const { preview, number, kept } = loaderData;
  const title = `${m.email.title(emailName(loaderData.locale, preview.kind), number)} – ${shop.brand}`;
  const problem = actionData?.problem;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{problem ? m.errorTitle(title) : title}</title>
      <EmailPage {...loaderData} m={m} typed={actionData?.typed ?? kept} problem={problem} />
    </>
  );
}

async function orderIn(services: Services, param: string): Promise<Order> {
  const number = numberIn(param);
  const order = number === undefined ? undefined : await findOrderByNumber(services.db, number);
  if (!order) throw data(null, { status: 404 });
  return order;
}

/** An e-mail that is owed is written from the order as it is, one that is to come from what will be. */
async function emailIn(
  services: Services,
  order: Order,
  param: string,
): Promise<{ row: EmailRow | undefined; preview: EmailPreview }> {
  const row = isUuid(param) ? await findEmailOf(services.db, order.id, param) : undefined;
  const kind = row?.kind ?? param;
  if ((isUuid(param) && !row) || !isOrderEmail(kind)) throw data(null, { status: 404 });
  if (row) return { row, preview: await previewEmail(services, order, { ...row, kind }) };
  const now = services.clock();
  const foreseen =
    kind === 'order-completed-customer'
      ? asCompleted(order, now)
      : kind.startsWith('order-canceled')
        ? asCanceled(order, now)
        : order;
  return { row, preview: await previewEmail(services, foreseen, { kind }) };
}

/**
 * The e-mail as a mail program gets it. Its styles stand within it, so it comes with a policy of its own, which
 * lets it show itself and do nothing: no script, no form, no request, and no place in another page.
 */
function asItComes({ html }: EmailPreview): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups",
    },
  });
}
