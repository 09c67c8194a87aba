import { type RouterContextProvider, data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { ByHand } from '#domain/faq/by-hand.ts';
import type { FaqTypos } from '#domain/operator/faq-form.ts';
import { keepQuestion, removeQuestion, restoreQuestion } from '#flows/operator/keep-questions.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import { type TypedQuestion, typedQuestion } from './typed-question.ts';
import { usualFaqOf } from './usual-faq.ts';

/** Why a form of a question comes back. */
export interface RefusedQuestion {
  typed: TypedQuestion;
  problems: FaqTypos;
  /** Names in braces that stand for nothing. */
  unknown: readonly string[];
  byHand: ByHand | undefined;
  isStale: boolean;
}

/** Keeps, restores or removes a question as its form says. */
export async function actOnQuestion(
  context: Readonly<RouterContextProvider>,
  posted: FormData,
  { id, isNew }: { id: string; isNew: boolean },
) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(posted);
  const intent = field('intent');
  const asked = { operator, id, usual: usualFaqOf(context) };
  const here = withQuery(adminHref('operatorQuestion', { question: id }), { saved: 'question' });
  if (intent === 'remove' || intent === 'restore') {
    const done = await (intent === 'remove' ? removeQuestion : restoreQuestion)(services, asked);
    if (!done.ok) throw data(null, { status: 404 });
    const list = withQuery(adminHref('operatorFaq'), { saved: 'question' });
    return onTo(intent === 'remove' ? list : here);
  }
  const typed = typedQuestion(field);
  const done = await keepQuestion(services, {
    ...asked,
    seen: field('seen'),
    typed: (name) => typed[name],
    isNew,
    isSure: intent === 'save-sure' && isAsPreviewed(field, typed),
  });
  if (done.ok) return onTo(here);
  const refused: RefusedQuestion = {
    typed,
    problems: {},
    unknown: [],
    byHand: undefined,
    isStale: false,
  };
  switch (done.problem) {
    case 'question-unknown':
      throw data(null, { status: 404 });
    case 'question-stale':
      return data({ ...refused, isStale: true }, { status: 409 });
    case 'question-by-hand':
      return data({ ...refused, byHand: done.byHand }, { status: 422 });
    case 'question-typos': {
      const { problems, unknown } = done;
      return data({ ...refused, problems, unknown }, { status: 422 });
    }
  }
}
