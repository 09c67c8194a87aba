import { data, redirect } from 'react-router';
import { listAnswers } from '#database/messages.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { isUuid } from '#domain/uuid.ts';
import { removeAnswer, saveAnswer } from '#flows/messages/keep-answers.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { messagesWords } from '#web/operator/messages-words.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import type { Done } from './done.ts';
import { AnswersPage } from './page.tsx';

/** The answers that are written once and sent often. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const answers = await listAnswers(services.db);
  return {
    locale,
    answers: answers.map(({ changedAt, ...answer }) => ({ ...answer, seen: changedAt.getTime() })),
    formId: crypto.randomUUID(),
    kept: typedForm(keptForm),
    saved: keysOf(messagesWords.cs.answers.saved).find(
      (known) => known === new URL(request.url).searchParams.get('saved'),
    ),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await request.formData();
  const done = await actOn(operatorOf(context), postedFields(posted));
  const saved = posted.get('intent') === 'remove' ? 'removed' : 'saved';
  if (done.ok) return redirect(withQuery(adminHref('operatorAnswers'), { saved }), 303);
  const status = done.problem === 'changed-meanwhile' ? 409 : 422;
  return data({ refused: done, typed: typedForm(fieldsOf(posted)) }, { status });
}

export const headers = answerHeaders;

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, kept } = loaderData;
  const { shop } = usePageFacts();
  const { answers: m } = messagesWords[locale];
  return (
    <>
      <title>{frameWords[locale].titleOf(m.title, shop.brand)}</title>
      <AnswersPage
        {...loaderData}
        refused={actionData?.refused}
        typed={actionData?.typed ?? kept}
      />
    </>
  );
}

async function actOn(
  { services, operator }: Pick<OperatorContext, 'services' | 'operator'>,
  field: PostedFields,
): Promise<Done> {
  const id = field('id');
  const language = locales.find((known) => known === field('language'));
  if (!isUuid(id)) return { ok: false, field: 'title', problem: 'intent-unknown' };
  if (field('intent') === 'remove') return removeAnswer(services, id, operator);
  if (field('intent') !== 'save' || !language)
    return { ok: false, field: 'title', problem: 'intent-unknown' };
  const seen = /^\d{1,15}$/.test(field('seen')) ? Number(field('seen')) : undefined;
  const typed = { id, language, title: field('title'), text: field('text'), seen };
  return saveAnswer(services, typed, operator);
}
