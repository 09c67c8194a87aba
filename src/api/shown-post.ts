import type { BlogPostRow } from '#database/articles/published-articles.ts';
import { authorOf } from '#documents/article/author-of.ts';
import { type FillFacts, fillLine, fillText } from '#documents/article/filled-text.ts';
import { href } from '#domain/addresses.ts';
import { ownPictureId } from '#domain/content/articles/article-picture.ts';
import type { Article } from '#domain/content/articles/article.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { claimsOf } from '#flows/content/claims-of.ts';
import type { CallContext } from './call.ts';

export type ShownContext = Pick<CallContext, 'services' | 'offering'>;

/** What a client reads of an article, and sends back: texts and addresses that mean the same anywhere (rules 43). */
export interface ShownText {
  title: string;
  excerpt: string;
  content: string;
  author: string;
  image_url: string | null;
}

type Written = Pick<Article, 'language' | 'title' | 'excerpt' | 'content' | 'format'>;

/** Fills in what stands for something else in texts of a language, as its pages do. */
export async function fillerFor({ services, offering }: ShownContext, locale: Locale) {
  const claims = await claimsOf(services, offering, locale);
  const origin = services.shop.origins[locale];
  return ({
    id,
    sources = [],
    ...text
  }: Written & { id?: string; sources?: Article['sources'] }) => {
    const page = id === undefined ? href('blog', locale) : href('article', locale, { slug: id });
    const facts: FillFacts = { locale, offering, claims, url: origin + page, sources };
    return {
      title: fillLine(text.title, facts),
      excerpt: fillLine(text.excerpt, facts),
      content: fillText(text, facts),
    };
  };
}

/** Reads articles of a language as other clients do. */
export async function readerFor(context: ShownContext, language: Locale) {
  const fill = await fillerFor(context, language);
  const { shop, storedPictures } = context.services;
  const stored = await storedPictures();
  return (row: BlogPostRow): ShownText => ({
    ...fill(row),
    author: authorOf(row, shop.brand),
    image_url: pictureOf(row, shop.origins, stored),
  });
}

/** The stored picture that the page shows: the article's own, else the one that it names, its cover while that is missing. */
function pictureOf(
  { id, language, imageUrl }: Pick<BlogPostRow, 'id' | 'language' | 'imageUrl'>,
  origins: PerLocale<string>,
  stored: ReadonlySet<string>,
): string | null {
  const named = ownPictureId(imageUrl ?? undefined, origins);
  const isThere = named === undefined || stored.has(named);
  const address = stored.has(id)
    ? href('articlePicture', language, { id })
    : isThere
      ? imageUrl
      : href('cover', language, { id });
  if (address === null) return null;
  return URL.parse(address, origins[language])?.href ?? address;
}

/** The columns of a row of `blog_posts` as they are read. */
export function articleColumns(row: BlogPostRow, shown: ShownText): object {
  const { id, date, language, keywords, origin } = row;
  const { title, excerpt, content, author, image_url } = shown;
  const created_at = row.createdAt.toISOString();
  const article = { id, title, excerpt, content, author, date, image_url, language, keywords };
  return { ...article, origin, created_at };
}
