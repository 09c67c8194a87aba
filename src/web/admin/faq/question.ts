import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type RouterContextProvider, data } from 'react-router';
import { faqValues, usualQuestions, usualWords } from '#content/faq/faq.ts';
import { faqValueNames } from '#content/faq/faq-values.ts';
import { listAuditOf } from '#database/audit/audit-list.ts';
import { readFaqChanges } from '#database/texts.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { type FaqEntry, NOT_ON_HOME, layFaq } from '#domain/content/faq/faq.ts';
import { faqForm } from '#domain/content/faq/faq-form.ts';
import {
  type UsualFaq,
  keepQuestion,
  removeQuestion,
  restoreQuestion,
  stampOfQuestion,
} from '#flows/content/keep-questions.ts';
import { answerRefusal, restoreInput } from '#web/admin/form/posted-form.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageFacts } from '#web/frame/page-facts.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import { faqLinkHref } from '#web/questions/read-faq.ts';

type Context = Readonly<RouterContextProvider>;

/** What the program comes with, in both languages, as forms show it: links with their addresses. */
export function usualFaqOf(context: Context): UsualFaq {
  const facts = pageFacts(context);
  return {
    questions: usualQuestions,
    values: faqValueNames,
    wordsOf: (id) => {
      const say = (locale: 'cs' | 'en') =>
        usualWords(locale, id, (position) => faqLinkHref({ ...facts, locale }, position));
      const [cs, en] = [say('cs'), say('en')];
      return cs && en && { cs, en };
    },
  };
}

/** Questions as they stand in the database at this moment, whatever a replica remembers. */
export async function readEntries(context: Context): Promise<FaqEntry[]> {
  const { services } = operatorOf(context);
  return layFaq(usualFaqOf(context).questions, await readFaqChanges(services.db));
}

/** What the form of a question shows; undefined where there is no such question. */
export async function loadQuestion(context: Context, id: string) {
  const { services } = operatorOf(context);
  const entry = (await readEntries(context)).find((each) => each.id === id);
  if (!entry) return undefined;
  const { isOwn, isHidden, section, home = NOT_ON_HOME, change } = entry;
  const none = { question: '', answer: '' };
  const words = entry.words ?? usualFaqOf(context).wordsOf(id) ?? { cs: none, en: none };
  return {
    ...formFacts(context, faqForm.show({ words, section, home, isHidden })),
    id,
    words,
    seen: stampOfQuestion(entry),
    isOwn,
    isHidden,
    /** Whether it is otherwise than the program has it. */
    isChanged: change !== undefined && (entry.words !== undefined || isElsewhere(entry)),
    // Claims and articles may have the same id.
    history: (await listAuditOf(services.db, [id])).filter(({ action }) =>
      action.startsWith('question-'),
    ),
  };
}

/** Whether it is shown otherwise than the program has it, whatever its words are. */
function isElsewhere({ change }: FaqEntry): boolean {
  return (
    change !== undefined && (change.isHidden || change.home !== null || change.section !== null)
  );
}

/** What the form of a new question shows. */
export function loadNewQuestion(context: Context) {
  const id = `q-${crypto.randomUUID().slice(0, 13)}`;
  return { ...formFacts(context, faqForm.empty), id, seen: '' };
}

/** Ids of new questions, which their form brings along: the same form makes one question. */
export function isNewQuestionId(id: string): boolean {
  return /^q-[0-9a-f]{8}-[0-9a-f]{4}$/.test(id);
}

/** The language, what stands in the form, and what values say now. */
function formFacts(context: Context, stored: typeof faqForm.empty) {
  const { locale, keptForm } = operatorOf(context);
  const facts = pageFacts(context);
  const [cs, en] = [faqValues.cs(facts), faqValues.en(facts)];
  return {
    locale,
    input: restoreInput(faqForm, keptForm) ?? stored,
    values: faqValueNames.map((name) => ({ name, cs: cs[name], en: en[name] })),
  };
}

/** Keeps, restores or removes a question as its form says. */
export async function actOnQuestion(
  context: Context,
  posted: FormData,
  { id, isNew }: { id: string; isNew: boolean },
) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(posted);
  const action = field(ACTION_FIELD);
  const asked = { operator, id, usual: usualFaqOf(context) };
  const here = withQuery(adminHref('operatorQuestion', { question: id }), { saved: 'question' });
  if (action === 'remove' || action === 'restore') {
    const done = await (action === 'remove' ? removeQuestion : restoreQuestion)(services, asked);
    if (!done.ok) throw data(null, { status: 404 });
    const list = withQuery(adminHref('operatorFaq'), { saved: 'question' });
    return redirectTo(action === 'remove' ? list : here);
  }
  const input = faqForm.pick(field);
  const isSure = action === 'save-sure' && isAsPreviewed(field, input);
  const done = await keepQuestion(services, {
    ...asked,
    seen: field('seen'),
    input,
    isNew,
    isSure,
  });
  if (done.ok) return redirectTo(here);
  // The same form, sent again, makes the same question.
  const answer = { input, id, byHand: undefined };
  if (done.problem !== 'question-by-hand') return answerRefusal(done, answer);
  const { byHand } = done;
  return data({ ...answer, problems: undefined, isStale: false, byHand }, { status: 422 });
}
