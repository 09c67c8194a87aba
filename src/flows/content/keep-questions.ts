import { type AuditFacts, changedFacts, recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import { dropFaqChange, lockFaqChanges, putFaqChange } from '#database/texts.ts';
import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import {
  type ByHand,
  type FaqInput,
  type FaqProblems,
  type FaqValues,
  findHandwritten,
  faqForm,
  isByHand,
} from '#domain/content/faq/faq-form.ts';
import {
  type FaqChange,
  type FaqEntry,
  type FaqWords,
  MOST_OWN_QUESTIONS,
  NOT_ON_HOME,
  type UsualQuestion,
  layFaq,
} from '#domain/content/faq/faq.ts';
import { type PerLocale, locales } from '#domain/locale.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';
import { stampOfValues } from '#flows/offering/stamp-of-values.ts';

export type KeptQuestion =
  | { ok: true }
  | FormRefusal<FaqProblems>
  /** It says figures that no rule stands behind; saved once that is confirmed. */
  | { ok: false; problem: 'question-by-hand'; byHand: ByHand };

type Needed = Pick<Services, 'db' | 'clock'>;

/** What the program comes with. */
export interface UsualFaq {
  questions: readonly UsualQuestion[];
  /** Undefined where it has no such question. */
  wordsOf: (id: string) => PerLocale<FaqWords> | undefined;
  /** The names of the values that texts may have in braces. */
  values: readonly string[];
}

interface Asked {
  operator: Pick<Operator, 'id'>;
  usual: UsualFaq;
  /** Of the question; of the form for a new one. */
  id: string;
}

/**
 * Keeps a question, changed or new (rules 87), and tells every replica. Words that are those of the program are not
 * stored. The same form once more keeps it once.
 * @param seen the stamp of the question with which the form was filled in; empty for a new one
 * @param isSure whether figures that no rule stands behind are meant
 */
export async function keepQuestion(
  { db, clock }: Needed,
  asked: Asked & { seen: string; input: FaqInput; isNew: boolean; isSure: boolean },
): Promise<KeptQuestion> {
  const { id, usual, seen, input, isNew, isSure } = asked;
  const read = faqForm.read(input, { values: usual.values });
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const ownWords = usual.wordsOf(id);
  const at = clock();
  return db.transaction(async (tx): Promise<KeptQuestion> => {
    const entries = layFaq(usual.questions, await lockFaqChanges(tx));
    const known = entries.find((entry) => entry.id === id);
    if (!known && !isNew) return { ok: false, problem: 'not-found' };
    const change = changeTo(read.values, { id, known, usual, createdAt: at });
    if (known && isSame(change, known, usual)) return { ok: true };
    if (stampOfQuestion(known) !== seen) return { ok: false, problem: 'changed-meanwhile' };
    if (!known && entries.filter(({ isOwn }) => isOwn).length >= MOST_OWN_QUESTIONS) {
      return { ok: false, problem: 'input-wrong', problems: { questionCs: 'too-many' } };
    }
    const found = change.words && findHandwritten(change.words, ownWords);
    if (found && isByHand(found) && !isSure) {
      return { ok: false, problem: 'question-by-hand', byHand: found };
    }
    await store(tx, change);
    const after = factsOf(entryAfter(change, usual), usual);
    const facts = known ? changedFacts(factsOf(known, usual), after) : { before: {}, after };
    await note(tx, { ...asked, at, action: 'question-kept', ...facts });
    return { ok: true };
  });
}

/** A new question stands behind all others of its section, and so does one that has come from another. */
function changeTo(
  { words, section, home, isHidden }: FaqValues,
  facts: { id: string; known: FaqEntry | undefined; usual: UsualFaq; createdAt: Date },
): FaqChange {
  const { id, known, usual, createdAt } = facts;
  const own = usual.questions.find((question) => question.id === id);
  const isOwn = own === undefined;
  const isStill = known?.section === section;
  return {
    id,
    isOwn,
    section: own?.section === section ? null : section,
    position: isStill ? (known.change?.position ?? null) : null,
    isHidden,
    home: home === (own?.home ?? NOT_ON_HOME) ? null : home,
    words: isOwn || !isSameWords(words, usual.wordsOf(id)) ? words : null,
    createdAt: known?.change?.createdAt ?? createdAt,
  };
}

function isSameWords(words: PerLocale<FaqWords>, usual: PerLocale<FaqWords> | undefined): boolean {
  if (!usual) return false;
  return locales.every((locale) => {
    const [input, own] = [words[locale], usual[locale]];
    return input.question === cleanText(own.question) && input.answer === cleanLines(own.answer);
  });
}

function entryAfter(change: FaqChange, { questions }: UsualFaq): FaqEntry | undefined {
  return layFaq(questions, [change]).find(({ id }) => id === change.id);
}

function isSame(change: FaqChange, known: FaqEntry, usual: UsualFaq): boolean {
  const [is, was] = [factsOf(entryAfter(change, usual), usual), factsOf(known, usual)];
  return JSON.stringify(is) === JSON.stringify(was);
}

/** Brings back what the program has: words, place on the home page and section; the sequence stays (rules 87). */
export async function restoreQuestion({ db, clock }: Needed, asked: Asked): Promise<KeptQuestion> {
  const { id, usual } = asked;
  return db.transaction(async (tx): Promise<KeptQuestion> => {
    const known = layFaq(usual.questions, await lockFaqChanges(tx)).find((one) => one.id === id);
    const own = usual.questions.find((question) => question.id === id);
    if (!known || !own) return { ok: false, problem: 'not-found' };
    if (!known.change) return { ok: true };
    const position = known.section === own.section ? known.change.position : null;
    const restored = { ...known.change, section: null, isHidden: false, home: null, words: null };
    const change = { ...restored, position };
    const facts = changedFacts(factsOf(known, usual), factsOf(entryAfter(change, usual), usual));
    if (Object.keys(facts.after).length === 0) return { ok: true };
    await store(tx, change);
    await note(tx, { ...asked, at: clock(), action: 'question-restored', ...facts });
    return { ok: true };
  });
}

/** Removes a question of the operator's own; one that is gone stays gone. */
export async function removeQuestion({ db, clock }: Needed, asked: Asked): Promise<KeptQuestion> {
  const { id, usual } = asked;
  return db.transaction(async (tx): Promise<KeptQuestion> => {
    const known = layFaq(usual.questions, await lockFaqChanges(tx)).find((one) => one.id === id);
    if (!known) return { ok: true };
    if (!known.isOwn) return { ok: false, problem: 'not-found' };
    await dropFaqChange(tx, id);
    const before = factsOf(known, usual);
    await note(tx, { ...asked, at: clock(), action: 'question-removed', before, after: {} });
    return { ok: true };
  });
}

/** What is nothing but what the program has needs no row. */
async function store(tx: Transaction, change: FaqChange): Promise<void> {
  const { isOwn, section, position, isHidden, home, words } = change;
  const isUsual = [section, position, home, words].every((value) => value === null) && !isHidden;
  if (isUsual && !isOwn) await dropFaqChange(tx, change.id);
  else await putFaqChange(tx, change);
}

async function note(
  tx: Transaction,
  change: Asked & { at: Date; action: AuditAction; before: AuditFacts; after: AuditFacts },
): Promise<void> {
  const { operator, id, at, action, before, after } = change;
  await tellChangedPages(tx, 'faq');
  await recordChange(tx, { operatorId: operator.id, action, subject: id, before, after, at });
}

/** The stamp of a question as it is kept; empty where there is none. */
export function stampOfQuestion(known: FaqEntry | undefined): string {
  if (!known) return '';
  const { section, isHidden, home, words, isOwn } = known;
  return stampOfValues({ section, isHidden, home, words, isOwn });
}

function factsOf(entry: FaqEntry | undefined, { wordsOf }: UsualFaq): AuditFacts {
  if (!entry) return {};
  const words = entry.words ?? wordsOf(entry.id);
  return {
    questionCs: words?.cs.question ?? '',
    answerCs: words?.cs.answer ?? '',
    questionEn: words?.en.question ?? '',
    answerEn: words?.en.answer ?? '',
    section: entry.section,
    home: entry.home ?? null,
    shown: !entry.isHidden,
  };
}
