import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { fillPlaces, placesIn } from '#domain/places.ts';
import { figuresIn, withoutCodes } from '#domain/writing/fact-sheet.ts';
import type { FaqWords } from './faq.ts';

/** What a text of the operator says, or no longer says, that no rule stands behind (rules 87). */
export interface ByHand {
  /** Figures that are written down and would stay as they are when rule or price change. */
  figures: string[];
  /** Named values that the program's own answer has and this one has not. */
  lost: string[];
}

/** @param usual the words of the program; undefined for a question of the operator's own */
export function byHand(words: PerLocale<FaqWords>, usual: PerLocale<FaqWords> | undefined): ByHand {
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
  const kept = new Set(placesIn(text));
  return {
    figures: written(text).filter((figure) => !known.has(figure)),
    lost: placesIn(before).filter((name) => !kept.has(name)),
  };
}

function textOf({ question, answer }: FaqWords): string {
  return `${question}\n${answer}`;
}

/** Neither those within named values nor those within addresses. */
function written(text: string): string[] {
  return figuresIn(withoutCodes(fillPlaces(text, () => '')));
}

/** Whether there is anything to ask about. */
export function isByHand({ figures, lost }: ByHand): boolean {
  return figures.length > 0 || lost.length > 0;
}
