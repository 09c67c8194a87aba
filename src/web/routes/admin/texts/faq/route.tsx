import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { findHandwritten } from '#domain/content/faq/faq-form.ts';
import { type FaqEntry, faqSections } from '#domain/content/faq/faq.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { moveQuestion, restoreQuestions, stampOfSequence } from '#flows/content/move-question.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { readEntries, usualFaqOf } from '#web/admin/faq/question.ts';
import { adminFaqWords } from '#web/admin/texts/texts-words.ts';
import type { Route } from './+types/route.ts';
import { AdminFaqPage, type ListedQuestion } from './page.tsx';

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
      isByHand: words !== undefined && findHandwritten(words, usual).figures.length > 0,
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
  if (field(ACTION_FIELD) === 'restore-all') {
    await restoreQuestions(services, { operator, usual });
    return redirectTo(withQuery(list, { saved: 'all' }));
  }
  const [up, down, seen] = [field('up'), field('down'), field('seen')];
  const id = up || down;
  if (id === '') throw data(null, { status: 400 });
  const done = await moveQuestion(services, { operator, usual, id, by: up ? -1 : 1, seen });
  if (done.ok) return redirectTo(`${list}#move-${id}`);
  if (done.problem === 'question-unknown') throw data(null, { status: 404 });
  return data({ isStale: true }, { status: 409 });
}

export const headers = answerHeaders;

export default function AdminFaqRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = loaderData;
  return (
    <>
      <PageTitle>{adminFaqWords[locale].title}</PageTitle>
      <AdminFaqPage {...loaderData} isStale={actionData?.isStale ?? false} />
    </>
  );
}
