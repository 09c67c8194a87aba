import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { QuestionForm } from '#web/admin/faq/question-form.tsx';
import { actOnQuestion, isNewQuestionId, loadNewQuestion } from '#web/admin/faq/question.ts';
import { adminFaqWords } from '#web/admin/texts/texts-words.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadNewQuestion(context);
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await request.formData();
  const id = postedFields(posted)('id');
  if (!isNewQuestionId(id)) throw data(null, { status: 400 });
  return actOnQuestion(context, posted, { id, isNew: true });
}

export const headers = answerHeaders;

export default function NewQuestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = loaderData;
  const m = adminFaqWords[locale];
  return (
    <>
      <PageTitle>{m.fresh}</PageTitle>
      <div className="admin-page new-order">
        <header className="stack">
          <a className="line-link" href={adminHref('operatorFaq')}>
            ← {m.back}
          </a>
          <h1>{m.fresh}</h1>
          <p className="log__lead">{m.freshLead}</p>
        </header>
        <QuestionForm {...loaderData} {...actionData} />
      </div>
    </>
  );
}
