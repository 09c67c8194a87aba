import { data, redirect } from 'react-router';
import { findEmail } from '#database/emails.ts';
import { findInOutbox } from '#database/outbox.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { cleanText } from '#domain/clean-text.ts';
import { mayBeSentAgain } from '#domain/operator/email-filter.ts';
import { isUuid } from '#domain/uuid.ts';
import { leaveEmail, retryEmail, sendAnyAgain } from '#flows/operator/outbox-acts.ts';
import { previewAnyEmail } from '#flows/operator/preview-email.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { emailName } from '#web/operator/email-name.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { OutboxEmailPage, type OutboxProblem } from './page.tsx';

/** Characters of a reason. */
const MOST_REASON = 500;

/** An e-mail of the shop by its row: its text, trying it again and giving it up. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db, shop } = services;
  const id = params.email;
  const [email, row] = isUuid(id)
    ? await Promise.all([findInOutbox(db, id), findEmail(db, id)])
    : [undefined, undefined];
  if (!email || !row) throw data(null, { status: 404 });
  const written = await previewAnyEmail(services, row);
  const preview = written && {
    subject: written.subject,
    text: written.text,
    isAsSent: written.isAsSent,
  };
  const told = new URL(request.url).searchParams.get('done');
  const done = (['retried', 'left', 'again'] as const).find((word) => word === told);
  return {
    locale,
    email,
    preview,
    shopMail: shop.orderMail,
    isSentAgain: mayBeSentAgain(row),
    done,
    kept: typedForm(keptForm),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const refused = (problem: OutboxProblem) =>
    data({ problem, typed: typedForm(fieldsOf(posted)) }, { status: 422 });
  const done = (word: 'retried' | 'left' | 'again', email: string = params.email) =>
    redirect(withQuery(href('operatorOutboxEmail', 'cs', { email }), { done: word }), 303);
  switch (field('intent')) {
    case 'retry': {
      const retried = await retryEmail(services, params.email, operator);
      return retried.ok ? done('retried') : refused(retried.problem);
    }
    case 'again': {
      const sent = await sendAnyAgain(services, params.email, operator);
      return sent.ok ? done('again', sent.id) : refused(sent.problem);
    }
    case 'leave': {
      const reason = cleanText(field('reason'));
      if (reason === '') return refused('reason-missing');
      if (reason.length > MOST_REASON) return refused('reason-long');
      const left = await leaveEmail(services, params.email, operator, reason);
      return left.ok ? done('left') : refused(left.problem);
    }
    default:
      return refused('intent-unknown');
  }
}

export const headers = answerHeaders;

export default function OutboxEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { kept, ...facts } = loaderData;
  return (
    <>
      <title>{`${emailName(facts.locale, facts.email.kind)} – ${shop.brand}`}</title>
      <OutboxEmailPage {...facts} typed={actionData?.typed ?? kept} problem={actionData?.problem} />
    </>
  );
}
