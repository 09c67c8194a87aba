import { data } from 'react-router';
import { byHand } from '#domain/faq/faq-form.ts';
import { type FaqEntry, faqSections } from '#domain/faq/faq.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { moveQuestion, restoreQuestions, stampOfSequence } from '#flows/operator/move-question.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { readEntries, usualFaqOf } from '#web/operator/faq/question.ts';
import { faqDeskWords } from '#web/operator/texts-words.ts';
import type { Route } from './+types/route.ts';
import { FaqDeskPage, type ListedQuestion } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale } = operatorOf(context);
  const entries = await readEntries(context);
  const { wordsOf } = usualFaqOf(context);
  const listed = (entry: FaqEntry): ListedQuestion => {
    const { id, isOwn, isHidden, home, words } = entry;
    const usual = wordsOf(id);
    return {
      id,
      question: (words ?? usual)?.[locale].question ?? id,
      state: isOwn ? 'own' : words ? 'changed' : 'usual',
      isHidden,
      home,
      isByHand: words !== undefined && byHand(words, usual).figures.length > 0,
    };
  };
  return {
    locale,
    sections: faqSections.map((section) => {
      const own = entries.filter((entry) => entry.section === section);
      return { section, seen: stampOfSequence(own), questions: own.map(listed) };
    }),
    isChanged: entries.some(({ isOwn, isHidden, change }) => change && !(isOwn && isHidden)),
    saved: new URL(request.url).searchParams.get('saved'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const usual = usualFaqOf(context).questions;
  const list = adminHref('operatorFaq');
  if (field('intent') === 'restore-all') {
    await restoreQuestions(services, { operator, usual });
    return onTo(withQuery(list, { saved: 'all' }));
  }
  const [up, down, seen] = [field('up'), field('down'), field('seen')];
  const id = up || down;
  if (id === '') throw data(null, { status: 400 });
  const done = await moveQuestion(services, { operator, usual, id, by: up ? -1 : 1, seen });
  if (done.ok) return onTo(`${list}#move-${id}`);
  if (done.problem === 'question-unknown') throw data(null, { status: 404 });
  return data({ isStale: true }, { status: 409 });
}

export const headers = answerHeaders;

export default function FaqDeskRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = loaderData;
  return (
    <>
      <PageTitle>{faqDeskWords[locale].title}</PageTitle>
      <FaqDeskPage {...loaderData} isStale={actionData?.isStale ?? false} />
    </>
  );
}
