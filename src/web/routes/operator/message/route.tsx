import { data, redirect } from 'react-router';
import { findMessage } from '#database/messages.ts';
import { adminHref } from '#domain/addresses.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { readMessageNumber } from '#domain/operator/message.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { messagesWords } from '#web/operator/messages-words.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { actOn } from './act-on.ts';
import { loadMessage } from './load-message.ts';
import { MessagePage } from './page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const desk = await loadMessage(services, params.number);
  if (!desk) throw data(null, { status: 404 });
  const mayDownload = hasRight(operator.role, 'data');
  return { ...desk, locale, me: operator.id, mayDownload, kept: typedForm(keptForm) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const number = readMessageNumber(params.number);
  const message = number === undefined ? undefined : await findMessage(shop.services.db, number);
  if (!message) throw data(null, { status: 404 });
  const posted = await request.formData();
  const done = await actOn(shop, message, postedFields(posted));
  if (done.ok) return redirect(adminHref('operatorMessage', { number: params.number }), 303);
  const { problem } = done;
  const status = problem === undefined ? 200 : problem === 'changed-meanwhile' ? 409 : 422;
  return data({ ...done, typed: typedForm(fieldsOf(posted)) }, { status });
}

export const headers = answerHeaders;

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, kept, message } = loaderData;
  const { thread: m } = messagesWords[locale];
  const title = `${m.title(message.number)} – ${shop.brand}`;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{actionData?.problem ? m.errorTitle(title) : title}</title>
      <MessagePage {...loaderData} typed={actionData?.typed ?? kept} refused={actionData} />
    </>
  );
}
