import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { ArticleTopic } from './article.ts';

/** What addresses call the topics. */
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
