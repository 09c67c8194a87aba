import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { href } from '#domain/addresses.ts';
import type { Article } from '#domain/content/articles/article.ts';
import { articleAddress, sharedPicture } from '#web/blog/addresses.ts';
import { ArticleSources } from '#web/blog/article-sources.tsx';
import { authorOf } from '#documents/article/author-of.ts';
import { fillLine } from '#documents/article/filled-text.ts';
import { changedOn } from '#web/blog/changed-on.ts';
import type { FeedName, feeds } from '#web/blog/feed-links.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { type PicturedHead, withPictures } from '#web/covers/with-pictures.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordIncomplete } from '#web/frame/failure.ts';
import { wordsOf } from '#messages/words.ts';
import { absoluteLinks } from './absolute-links.ts';
import type { Feed, FeedEntry } from './formats.ts';

/** Articles in a feed. */
const MOST_ENTRIES = 50;

/** The newest articles of an edition, whole. */
export async function readFeed(
  context: Readonly<RouterContextProvider>,
  page: (typeof feeds)[FeedName]['page'],
): Promise<Feed> {
  const { locale, origin, offering, services } = shopOf(context);
  const { articles, shop } = services;
  const words = wordsOf(locale).blog;
  const [newest, claims] = await Promise.all([
    articles.list({ language: locale, page: 1, size: MOST_ENTRIES }),
    readClaims(context),
  ]);
  if (newest.away) recordIncomplete(context);
  const read = await Promise.all(
    newest.heads.map(({ id }) => articles.find({ language: locale, id })),
  );
  const found = await withPictures(
    services,
    read.flatMap((article) => article ?? []),
  );
  const entries = await Promise.all(
    found.map(async (article) => {
      const facts = { locale, offering, claims };
      const { html } = await articles.render(article, facts);
      const title = fillLine(article.title, facts);
      const excerpt = fillLine(article.excerpt, facts);
      return entryOf({ ...article, title, excerpt }, { html, origin, brand: shop.brand });
    }),
  );
  return {
    locale,
    title: words.feedTitle(shop.brand),
    description: words.metaDescription,
    home: origin + href('blog', locale),
    self: origin + href(page, locale),
    author: words.article.office(shop.brand),
    entries,
  };
}

/** Characters that XML 1.0 has no way to write. */
const NEVER_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function writable(text: string): string {
  return text.replaceAll(NEVER_IN_XML, '');
}

function entryOf(
  article: PicturedHead<Article>,
  { html, origin, brand }: { html: string; origin: string; brand: string },
): FeedEntry {
  const { language, title, excerpt, date, topic } = article;
  const url = origin + articleAddress(article);
  const sources = renderToStaticMarkup(<ArticleSources article={article} html={html} />);
  return {
    url,
    title: writable(title),
    summary: writable(excerpt),
    html: absoluteLinks(writable(html + sources), url),
    image: origin + sharedPicture(article).address,
    author: writable(authorOf(article, brand)),
    published: date,
    changed: changedOn(article),
    tags: topic ? [wordsOf(language).blog.topics[topic]] : [],
  };
}
