import type { Locale, PerLocale } from '#domain/locale.ts';
import * as cs from './cs/index.ts';
import * as en from './en/index.ts';

export type Words = typeof cs;

const words: PerLocale<Words> = { cs, en };

/** For what is no component; a component has `useWords`. What goes to browsers imports the one file that it needs. */
export function wordsOf(locale: Locale): Words {
  return words[locale];
}
