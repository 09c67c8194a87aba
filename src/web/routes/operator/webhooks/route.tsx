import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { countDeliveries, listReceivers } from '#database/webhook-receivers.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ReceiverProblem } from '#domain/webhooks/receiver.ts';
import { addReceiver } from '#flows/webhooks/keep-receivers.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { restoredFields } from '#web/admin/form/posted-form.ts';
import { receiverMark } from '#web/operator/webhook-parts.tsx';
import { typedReceiver } from '#web/operator/typed-receiver.ts';
import { webhookWords } from '#web/operator/webhook-words.ts';
import type { Route } from './+types/route.ts';
import { MOST_COUNTED, WebhooksPage } from './page.tsx';

/** The receivers of webhooks, and the form that adds one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const counts = await countDeliveries(services.db, MOST_COUNTED + 1);
  const receivers = (await listReceivers(services.db)).map((receiver) => {
    const { id, name, url, events } = receiver;
    return { id, name, url, events, mark: receiverMark(receiver), count: counts.get(id) };
  });
  const kept = restoredFields(keptForm);
  const isRemoved = new URL(request.url).searchParams.get('saved') === 'removed';
  const formId = randomUUID();
  return { locale, receivers, formId, isRemoved, kept: kept && typedReceiver(kept) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const fields = typedReceiver(field);
  const form = field('formId');
  if (!isUuid(form)) return refused('form-old', fields);
  const done = await addReceiver(services, { form, by: operator, fields });
  if (!done.ok) return refused(done.problem, fields);
  // No redirection: the secret stands in this answer alone, and the same form pressed twice gets it twice.
  return data({ added: { id: done.id, secret: done.secret } });
}

function refused(problem: ReceiverProblem | 'form-old', typed: ReturnType<typeof typedReceiver>) {
  return data({ problem, typed }, { status: 422 });
}

export const headers = answerHeaders;

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = loaderData;
  const m = webhookWords[locale];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <WebhooksPage {...loaderData} {...actionData} m={m} />
    </>
  );
}
