import anyAscii from 'any-ascii';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { keysOf } from '#domain/records.ts';
import type { ArticleTopic } from './article.ts';

/** Short enough for an address that somebody reads, and for a number behind it. */
const MOST_CHARACTERS = 80;

/** The sign that people read out as a word. */
const AND: PerLocale<string> = { cs: ' a ', en: ' and ' };

/**
 * The slug of a title, which is an article's id and address (rules 83): lower-case letters without diacritics,
 * digits and single hyphens, cut between words. Letters of other alphabets are transcribed. Empty where the title
 * has neither letters nor digits.
 */
export function slugOf(title: string, language: Locale): string {
  const characters = plainText(title.slice(0, 1000))
    .replaceAll('&', AND[language])
    // Words of one apostrophe are one word: don't, rock'n'roll.
    .replaceAll("'", '')
    // The dot of Catalan: col·lecció.
    .replaceAll('l·l', 'll')
    .replaceAll(/\p{ExtPict}/gu, ' ');
  const plain = anyAscii(characters).toLowerCase().replaceAll("'", '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MOST_CHARACTERS) : `${slug}-${word}`;
    if (longer.length > MOST_CHARACTERS) break;
    slug = longer;
  }
  return slug;
}

/** The same slug with a number behind it, for one that is taken: the second is 2. */
export function numberedSlug(slug: string, number: number): string {
  return `${slug}-${number}`;
}

const slugs: Record<ArticleTopic, PerLocale<string>> = {
  networks: { cs: 'site', en: 'networks' },
  numbers: { cs: 'cisla', en: 'numbers' },
  growth: { cs: 'rust', en: 'growth' },
  safety: { cs: 'bezpeci', en: 'safety' },
  buying: { cs: 'nakup', en: 'buying' },
};

/** What an address of this edition calls a topic. */
export function topicSlug(locale: Locale, topic: ArticleTopic): string {
  return slugs[topic][locale];
}

/** The topic that an address names, in the words of either edition; undefined for any other word. */
export function readTopic(slug: string): ArticleTopic | undefined {
  return keysOf(slugs).find((topic) => locales.some((locale) => slugs[topic][locale] === slug));
}
