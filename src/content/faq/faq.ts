import type { Locale, PerLocale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import {
  type FaqFacts,
  type FaqGroupId,
  type FaqQuestionId,
  type FaqText,
  type GeneralPart,
  faqQuestionIds,
  generalParts,
  homeQuestionIds,
} from './faq-text.ts';
import { generalQuestions as generalCs } from './general.cs.ts';
import { generalQuestions as generalEn } from './general.en.ts';
import { networkQuestions as networksCs } from './networks.cs.ts';
import { networkQuestions as networksEn } from './networks.en.ts';

export interface FaqQuestion extends FaqText {
  /** Its anchor, the same in both editions. */
  id: FaqQuestionId;
}

export interface FaqGroup {
  id: FaqGroupId;
  title: string;
  questions: readonly FaqQuestion[];
  /** The same in parts, each with its heading; a short group has none. */
  parts: readonly FaqPart[];
}

export interface FaqPart {
  title: string;
  questions: readonly FaqQuestion[];
}

type AllTexts = Record<FaqQuestionId, FaqText>;

const texts: PerLocale<(facts: FaqFacts) => AllTexts> = {
  cs: (facts) => ({ ...networksCs(facts), ...generalCs(facts) }),
  en: (facts) => ({ ...networksEn(facts), ...generalEn(facts) }),
};

const titles: Record<FaqGroupId, string | PerLocale<string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  threads: 'Threads',
  twitter: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  spotify: 'Spotify',
  general: { cs: 'Obecné dotazy', en: 'General' },
};

const partTitles: PerLocale<Record<GeneralPart, string>> = {
  cs: {
    service: 'Co kupujete',
    delivery: 'Dodání a\u00a0garance',
    order: 'Objednávka, zrušení a\u00a0vrácení peněz',
    money: 'Platba a\u00a0doklady',
    offer: 'Nabídka a\u00a0přání',
    shop: 'My a\u00a0vaše údaje',
  },
  en: {
    service: 'What you are buying',
    delivery: 'Delivery and guarantee',
    order: 'Orders, cancelling and refunds',
    money: 'Payment and invoices',
    offer: 'Sizes and special wishes',
    shop: 'About us and your data',
  },
};

/** All questions of an edition, group by group, in the sequence of the FAQ page (rules 22). */
export function faqGroups(locale: Locale, facts: FaqFacts): FaqGroup[] {
  const all = texts[locale](facts);
  return keysOf(faqQuestionIds).map((id) => {
    const title = titles[id];
    const questions = faqQuestionIds[id].map((question) => ({ id: question, ...all[question] }));
    return {
      id,
      title: typeof title === 'string' ? title : title[locale],
      questions,
      parts: id === 'general' ? partsOf(questions, partTitles[locale]) : [],
    };
  });
}

/** A part goes from its first question to that of the next. */
function partsOf(questions: readonly FaqQuestion[], named: Record<GeneralPart, string>): FaqPart[] {
  const starts = keysOf(generalParts).map((part) => ({
    title: named[part],
    at: questions.findIndex(({ id }) => id === generalParts[part]),
  }));
  return starts.map(({ title, at }, index) => ({
    title,
    questions: questions.slice(at, starts[index + 1]?.at),
  }));
}

/** The questions of the home page. */
export function homeQuestions(locale: Locale, facts: FaqFacts): FaqQuestion[] {
  const all = texts[locale](facts);
  return homeQuestionIds.map((id) => ({ id, ...all[id] }));
}

/** A question with its answer as plain text. */
export interface PlainQuestion {
  question: string;
  answer: string;
}

/** Questions as programs read them, for example as structured data. */
export function plainQuestions(questions: readonly FaqQuestion[]): PlainQuestion[] {
  return questions.map(({ question, answer }) => ({
    question,
    answer: answer.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
  }));
}

/** Everything that the FAQ page asks and answers, as plain text. */
export function faqQuestions(locale: Locale, facts: FaqFacts): PlainQuestion[] {
  return plainQuestions(faqGroups(locale, facts).flatMap(({ questions }) => questions));
}
