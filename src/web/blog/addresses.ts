import { href, withQuery } from '#domain/addresses.ts';
import type { ArticleHead, ArticleTopic } from '#domain/content/articles/article.ts';
import { topicSlug } from '#domain/content/articles/slugs.ts';
import type { PicturedHead } from '#web/covers/with-pictures.ts';
import { sheetSize } from '#web/pictures/sheet.tsx';
import { type Locale, type PerLocale, otherLocale } from '#domain/locale.ts';

/** A page of the list: of all articles, or of one topic. */
export interface BlogPosition {
  topic?: ArticleTopic | undefined;
  /** From 1 on. */
  page?: number;
}

/** The address of a page of the list; the first has no number. */
export function listAddress(locale: Locale, { topic, page = 1 }: BlogPosition): string {
  const number = String(page);
  if (topic === undefined) {
    return page === 1 ? href('blog', locale) : href('blogPage', locale, { number });
  }
  const slug = topicSlug(locale, topic);
  return page === 1
    ? href('blogTopic', locale, { topic: slug })
    : href('blogTopicPage', locale, { topic: slug, number });
}

/** Where an article lies in its own edition. */
export function articleAddress({ language, id }: Pick<ArticleHead, 'language' | 'id'>): string {
  return href('article', language, { slug: id });
}

/** Where an article lies in each edition that has it. */
export function articleAddresses(
  head: Pick<ArticleHead, 'language' | 'id' | 'translation'>,
): Partial<PerLocale<string>> {
  const { language, translation } = head;
  const own = { [language]: articleAddress(head) };
  if (translation === undefined) return own;
  const other = otherLocale(language);
  return { ...own, [other]: articleAddress({ language: other, id: translation }) };
}

/** By what an article is shown where somebody shares it: a stored picture, else its cover (rules 60). */
export function sharedPicture({ language, id, title, pictures: [first] }: PicturedHead) {
  const address = first ?? href('cover', language, { id });
  return { ...sheetSize, address, alt: title };
}

/** What was looked for; the first page of it has no number. */
export function searchAddress(locale: Locale, words: string, page = 1): string {
  const further = page === 1 ? undefined : { page: String(page) };
  return withQuery(href('blogSearch', locale), { q: words, ...further });
}
