import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { QuestionForm } from '#web/operator/faq/question-form.tsx';
import { actOnQuestion, isNewQuestionId, loadNewQuestion } from '#web/operator/faq/question.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { faqDeskWords } from '#web/operator/texts-words.ts';
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
  const { shop } = usePageFacts();
  const { locale } = loaderData;
  const m = faqDeskWords[locale];
  return (
    <>
      <title>{frameWords[locale].titleOf(m.fresh, shop.brand)}</title>
      <div className="desk-page new-order">
        <header className="stack">
          <a className="way" href={adminHref('operatorFaq')}>
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
