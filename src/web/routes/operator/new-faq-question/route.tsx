import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { actOnQuestion } from '#web/operator/faq/act-on-question.ts';
import { isNewQuestionId, loadNewQuestion } from '#web/operator/faq/load-question.ts';
import { QuestionForm } from '#web/operator/faq/question-form.tsx';
import { ValueList } from '#web/operator/faq/value-list.tsx';
import { WritingHints } from '#web/operator/faq/writing-hints.tsx';
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
  const answer = await actOnQuestion(context, posted, { id, isNew: true });
  return answer instanceof Response ? answer : data({ ...answer.data, id }, answer.init ?? {});
}

export const headers = answerHeaders;

export default function NewQuestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, values, stored } = loaderData;
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
        {/* The same form, sent again, makes the same question. */}
        <QuestionForm {...loaderData} id={actionData?.id ?? loaderData.id} refused={actionData} />
        <WritingHints locale={locale} />
        <ValueList locale={locale} values={values} texts={actionData?.typed ?? stored} />
      </div>
    </>
  );
}
