import { cleanLines, cleanText } from '#domain/clean-text.ts';
import {
  type FaqSection,
  type FaqWords,
  MOST_ON_HOME,
  NOT_ON_HOME,
  isFaqSection,
} from '#domain/faq/faq.ts';
import type { PerLocale } from '#domain/locale.ts';
import { placesIn } from '#domain/places.ts';

/** What is typed of a question (rules 87); a ticked box says `on`. */
export const faqFields = [
  'questionCs',
  'answerCs',
  'questionEn',
  'answerEn',
  'section',
  'home',
  'shown',
] as const;
export type FaqField = (typeof faqFields)[number];
export type TypedFaq = (field: FaqField) => string;

export type FaqTypo =
  | 'missing'
  | 'too-long'
  | 'place-unknown'
  | 'section-unknown'
  | 'home-wrong'
  | 'too-many';
export type FaqTypos = Partial<Record<FaqField, FaqTypo>>;

/** Characters at most. */
export const MOST_OF_QUESTION = 160;
export const MOST_OF_ANSWER = 2000;

/** A question as the operator wants it. */
export interface WishedFaq {
  words: PerLocale<FaqWords>;
  section: FaqSection;
  /** Its place on the home page, or `NOT_ON_HOME`. */
  home: number;
  isHidden: boolean;
}

const texts = {
  questionCs: MOST_OF_QUESTION,
  answerCs: MOST_OF_ANSWER,
  questionEn: MOST_OF_QUESTION,
  answerEn: MOST_OF_ANSWER,
} as const;

/**
 * Reads the form of a question.
 * @param known the names of the values that texts may have in braces
 */
export function readFaqForm(
  typed: TypedFaq,
  known: readonly string[],
): { ok: true; wished: WishedFaq } | { ok: false; problems: FaqTypos; unknown: string[] } {
  const problems: FaqTypos = {};
  const unknown = new Set<string>();
  const text = (field: keyof typeof texts) => {
    const clean = (texts[field] === MOST_OF_ANSWER ? cleanLines : cleanText)(typed(field));
    const strange = placesIn(clean).filter((name) => !known.includes(name));
    for (const name of strange) unknown.add(name);
    if (clean === '') problems[field] = 'missing';
    else if (clean.length > texts[field]) problems[field] = 'too-long';
    else if (strange.length > 0) problems[field] = 'place-unknown';
    return clean;
  };
  const words = {
    cs: { question: text('questionCs'), answer: text('answerCs') },
    en: { question: text('questionEn'), answer: text('answerEn') },
  };
  const section = typed('section');
  const home = readHome(cleanText(typed('home')));
  if (home === undefined) problems.home = 'home-wrong';
  if (!isFaqSection(section)) {
    return {
      ok: false,
      problems: { ...problems, section: 'section-unknown' },
      unknown: [...unknown],
    };
  }
  if (home === undefined || Object.keys(problems).length > 0) {
    return { ok: false, problems, unknown: [...unknown] };
  }
  return { ok: true, wished: { words, section, home, isHidden: typed('shown') !== 'on' } };
}

function readHome(text: string): number | undefined {
  if (text === '') return NOT_ON_HOME;
  const place = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return place >= 1 && place <= MOST_ON_HOME ? place : undefined;
}
