import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import type { ArticleTopic } from '#domain/article/article.ts';
import { readTopic, topicSlug } from '#domain/article/topic-slugs.ts';
import type { Locale } from '#domain/locale.ts';
import { listAddress } from '#web/blog/addresses.ts';
import { readPageNumber } from '#web/frame/page-number.ts';

/** A page of the list that an address means. */
export interface ChosenList {
  topic: ArticleTopic | undefined;
  page: number;
}

/**
 * The page that an address means.
 * @throws a redirect to the first page from its number, to a topic from its name in the other language, and to /404
 *   from what is no page (rules 7)
 */
export function chooseList(
  locale: Locale,
  { topic: slug, number }: { topic?: string; number?: string },
): ChosenList {
  const topic = slug === undefined ? undefined : readTopic(slug);
  const page = number === undefined ? 1 : readPageNumber(number);
  if (page === undefined || (slug !== undefined && topic === undefined)) {
    throw redirect(href('notFound', locale), 302);
  }
  const isForeign = topic !== undefined && topicSlug(locale, topic) !== slug;
  if (number === '1' || isForeign) throw redirect(listAddress(locale, { topic, page }), 308);
  return { topic, page };
}
