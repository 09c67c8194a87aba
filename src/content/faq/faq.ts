import type { Locale, PerLocale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import {
  type FaqFacts,
  type FaqGroupId,
  type FaqQuestionId,
  type FaqText,
  faqQuestionIds,
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

/** All questions of an edition, group by group, in the sequence of the FAQ page (rules 22). */
export function faqGroups(locale: Locale, facts: FaqFacts): FaqGroup[] {
  const all = texts[locale](facts);
  return keysOf(faqQuestionIds).map((id) => {
    const title = titles[id];
    return {
      id,
      title: typeof title === 'string' ? title : title[locale],
      questions: faqQuestionIds[id].map((question) => ({ id: question, ...all[question] })),
    };
  });
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
