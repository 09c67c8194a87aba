import type { RouterContextProvider } from 'react-router';
import { faqValues } from '#content/faq/faq.ts';
import { faqValueNames } from '#content/faq/faq-values.ts';
import { listAuditOf } from '#database/audit-list.ts';
import { readFaqChanges } from '#database/faq.ts';
import { type FaqEntry, faqSections, layFaq } from '#domain/faq/faq.ts';
import { stampOfQuestion } from '#flows/operator/keep-questions.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageFacts } from '#web/frame/page-facts.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { type TypedQuestion, typedQuestion } from './typed-question.ts';
import { usualFaqOf } from './usual-faq.ts';

/** Questions as they stand in the database at this moment, whatever a replica remembers. */
export async function readEntries(context: Readonly<RouterContextProvider>): Promise<FaqEntry[]> {
  const { services } = operatorOf(context);
  return layFaq(usualFaqOf(context).questions, await readFaqChanges(services.db));
}

/** What the form of a question shows; undefined where there is no such question. */
export async function loadQuestion(context: Readonly<RouterContextProvider>, id: string) {
  const { services } = operatorOf(context);
  const entry = (await readEntries(context)).find((each) => each.id === id);
  if (!entry) return undefined;
  const usual = usualFaqOf(context).wordsOf(id);
  const words = entry.words ?? usual;
  const { isOwn, isHidden, section, home, change } = entry;
  const stored: TypedQuestion = {
    questionCs: words?.cs.question ?? '',
    answerCs: words?.cs.answer ?? '',
    questionEn: words?.en.question ?? '',
    answerEn: words?.en.answer ?? '',
    section,
    home: String(home ?? ''),
    shown: isHidden ? '' : 'on',
  };
  return {
    ...formFacts(context),
    id,
    stored,
    seen: stampOfQuestion(entry),
    isOwn,
    isHidden,
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
export function loadNewQuestion(context: Readonly<RouterContextProvider>) {
  const stored: TypedQuestion = {
    questionCs: '',
    answerCs: '',
    questionEn: '',
    answerEn: '',
    section: faqSections.at(-1) ?? '',
    home: '',
    shown: 'on',
  };
  return { ...formFacts(context), id: `q-${crypto.randomUUID().slice(0, 13)}`, stored, seen: '' };
}

/** The language, what was typed before signing in again, and what values say now. */
function formFacts(context: Readonly<RouterContextProvider>) {
  const { locale, keptForm } = operatorOf(context);
  const facts = pageFacts(context);
  const kept = keptFields(keptForm);
  const [cs, en] = [faqValues.cs(facts), faqValues.en(facts)];
  return {
    locale,
    kept: kept && typedQuestion(kept),
    values: faqValueNames.map((name) => ({ name, cs: cs[name], en: en[name] })),
  };
}

/** Ids of new questions, which their form brings along: the same form makes one question. */
export function isNewQuestionId(id: string): boolean {
  return /^q-[0-9a-f]{8}-[0-9a-f]{4}$/.test(id);
}
