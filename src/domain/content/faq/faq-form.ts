import { type Input, optional } from '#domain/forms/field.ts';
import { choice, count, lines, text, tick } from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { fillPlaceholders, findPlaceholders } from '#domain/text/placeholders.ts';
import { keysOf } from '#domain/records.ts';
import { figuresIn, withoutCodes } from '#domain/writing/fact-sheet.ts';
import { type FaqSection, type FaqWords, MOST_ON_HOME, NOT_ON_HOME, faqSections } from './faq.ts';

/** What a text of the operator says, or no longer says, that no rule stands behind (rules 87). */
export interface ByHand {
  /** Figures that are written down and would stay as they are when rule or price change. */
  figures: string[];
  /** Named values that the program's own answer has and this one has not. */
  lost: string[];
}

/** @param usual the words of the program; undefined for a question of the operator's own */
export function findHandwritten(
  words: PerLocale<FaqWords>,
  usual: PerLocale<FaqWords> | undefined,
): ByHand {
  const per = locales.map((locale) => inOne(locale, words, usual));
  return {
    figures: [...new Set(per.flatMap(({ figures }) => figures))],
    lost: [...new Set(per.flatMap(({ lost }) => lost))],
  };
}

function inOne(
  locale: Locale,
  words: PerLocale<FaqWords>,
  usual: PerLocale<FaqWords> | undefined,
): ByHand {
  const text = textOf(words[locale]);
  const before = usual ? textOf(usual[locale]) : '';
  const known = new Set(written(before));
  const kept = new Set(findPlaceholders(text));
  return {
    figures: written(text).filter((figure) => !known.has(figure)),
    lost: findPlaceholders(before).filter((name) => !kept.has(name)),
  };
}

function textOf({ question, answer }: FaqWords): string {
  return `${question}\n${answer}`;
}

/** Neither those within named values nor those within addresses. */
function written(text: string): string[] {
  return figuresIn(withoutCodes(fillPlaceholders(text, () => '')));
}

/** Whether there is anything to ask about. */
export function isByHand({ figures, lost }: ByHand): boolean {
  return figures.length > 0 || lost.length > 0;
}

/** A question as the operator wants it (rules 87). */
export interface FaqValues {
  words: PerLocale<FaqWords>;
  section: FaqSection;
  /** Its place on the home page, or `NOT_ON_HOME`. */
  home: number;
  isHidden: boolean;
}

const question = text({ most: 160, long: 'too-long', missing: 'missing' });
const answer = lines({ most: 2000, long: 'too-long', missing: 'missing' });
const texts = { questionCs: question, answerCs: answer, questionEn: question, answerEn: answer };

export const faqForm = defineForm({
  fields: {
    ...texts,
    section: choice(faqSections, { wrong: 'section-unknown', initial: 'shop' }),
    home: optional(count({ most: MOST_ON_HOME, wrong: 'home-wrong' })),
    shown: tick('on'),
  },
  problems: ['place-unknown', 'too-many'],
  check: (read, { values }: { values: readonly string[] }) => {
    const strange = keysOf(texts).filter(
      (name) => findUnknownPlaceholders({ [name]: read[name] ?? '' }, values).length > 0,
    );
    return Object.fromEntries(strange.map((name) => [name, 'place-unknown'] as const));
  },
  join: ({ questionCs, answerCs, questionEn, answerEn, section, home, shown }): FaqValues => ({
    words: {
      cs: { question: questionCs, answer: answerCs },
      en: { question: questionEn, answer: answerEn },
    },
    section,
    home: home ?? NOT_ON_HOME,
    isHidden: !shown,
  }),
  split: ({ words: { cs, en }, section, home, isHidden }: FaqValues) => ({
    questionCs: cs.question,
    answerCs: cs.answer,
    questionEn: en.question,
    answerEn: en.answer,
    section,
    home: home === NOT_ON_HOME ? null : home,
    shown: !isHidden,
  }),
});
export type FaqInput = InputOf<typeof faqForm>;
export type FaqProblem = ProblemIn<typeof faqForm>;
export type FaqProblems = ProblemsOf<typeof faqForm>;

/**
 * The names in braces that stand for nothing.
 * @param values the names that texts may have in braces
 */
export function findUnknownPlaceholders(input: Input, values: readonly string[]): string[] {
  const text = keysOf(texts).map((name) => input[name] ?? '');
  return [...new Set(text.flatMap(findPlaceholders))].filter((name) => !values.includes(name));
}
