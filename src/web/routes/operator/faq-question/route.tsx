import { data } from 'react-router';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { actOnQuestion } from '#web/operator/faq/act-on-question.ts';
import { loadQuestion } from '#web/operator/faq/load-question.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { faqDeskWords } from '#web/operator/texts-words.ts';
import type { Route } from './+types/route.ts';
import { QuestionPage } from './page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await loadQuestion(context, params.question);
  if (!found) throw data(null, { status: 404 });
  return { ...found, isSaved: new URL(request.url).searchParams.has('saved') };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const posted = await request.formData();
  return actOnQuestion(context, posted, { id: params.question, isNew: false });
}

export const headers = answerHeaders;

export default function QuestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, stored } = loaderData;
  const title = locale === 'cs' ? stored.questionCs : stored.questionEn;
  return (
    <>
      <title>{frameWords[locale].titleOf(faqDeskWords[locale].windowTitle, shop.brand)}</title>
      <QuestionPage
        {...loaderData}
        title={title}
        refused={actionData}
        isSaved={loaderData.isSaved && !actionData}
      />
    </>
  );
}
