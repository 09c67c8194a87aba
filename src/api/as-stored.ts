import type { BlogPostRow } from '#database/articles/published-articles.ts';
import { authorOf } from '#documents/article/author-of.ts';
import { withCodesBack } from '#domain/content/articles/article-text.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { type ShownContext, type ShownText, readerFor } from './shown-post.ts';

/** What a client sends of an article's text; what it leaves out is undefined. */
export interface SentPost {
  language: Locale;
  title: string;
  excerpt: string;
  content: string;
  author: string | undefined;
  imageUrl: string | undefined;
}

/**
 * What was sent in the form in which it is stored, so that who writes back what has been read changes nothing by it
 * (rules 43): short codes and addresses stay, and the office signs where nobody else does.
 * @param row that it replaces
 */
export async function asStored(
  context: ShownContext,
  sent: SentPost,
  row: BlogPostRow | undefined,
): Promise<SentPost> {
  const { brand, origins } = context.services.shop;
  const { language, author, imageUrl } = sent;
  const read = row && (await readerFor(context, language))(row);
  const isOffice = author === authorOf({ language }, brand) && author !== row?.author;
  return {
    ...sent,
    ...(row && read && textBack(sent, row, read)),
    author: isOffice ? '' : author,
    imageUrl:
      row && read?.image_url === imageUrl
        ? (row.imageUrl ?? undefined)
        : imageUrl && withoutOrigin(imageUrl, origins),
  };
}

function textBack(sent: SentPost, row: BlogPostRow, read: ShownText) {
  const back = (name: 'title' | 'excerpt' | 'content') =>
    withCodesBack(sent[name], { stored: row[name], read: read[name] });
  return { title: back('title'), excerpt: back('excerpt'), content: back('content') };
}

/** An address of the shop's own without the host; any other as it is. */
function withoutOrigin(address: string, origins: PerLocale<string>): string {
  const url = URL.parse(address);
  if (!url || !Object.values(origins).includes(url.origin)) return address;
  return `${url.pathname}${url.search}${url.hash}`;
}
