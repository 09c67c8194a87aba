import { type RouterContextProvider, redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { type Locale, otherLocale } from '#domain/locale.ts';
import { articleAddress, sharedPicture } from '#web/blog/addresses.ts';
import { feedLinks } from '#web/blog/feed-links.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { withPictures } from '#web/covers/with-pictures.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordAway, recordIncomplete } from '#web/frame/failure.ts';
import type { OwnAddress } from '#web/frame/own-address.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { wordsOf } from '#messages/words.ts';
import { changedOn } from '#web/blog/changed-on.ts';
import type { Article } from '#domain/content/articles/article.ts';
import type { Articles } from '#domain/content/articles/articles.ts';
import type { Route } from './+types/route.ts';
import { ArticlePage } from './page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, services, offering } = shopOf(context);
  const { articles, shop } = services;
  const article = await findArticle(articles, locale, params.slug);
  const [translation, around, claims, pictured] = await Promise.all([
    findTranslation(context, article),
    articles.around(article),
    readClaims(context),
    withPictures(services, [article]),
  ]);
  if (around.away) recordIncomplete(context);
  const related = await withPictures(services, around.related);
  const pictures = pictured.flatMap((head) => head.pictures);
  const other = otherLocale(locale);
  const own = articleAddress(article);
  const twin = translation && articleAddress(translation);
  const { cs, en } = addressesOf(shop, (edition) => (edition === locale ? own : (twin ?? own)));
  return {
    article,
    around: { ...around, related },
    pictures,
    translation: twin === undefined ? undefined : shop.origins[other] + twin,
    rendered: await articles.render(article, { locale, offering, claims }),
    addresses: twin === undefined ? { [locale]: shop.origins[locale] + own } : { cs, en },
    brand: shop.brand,
    ownAddress: {
      otherEdition: twin ?? href('blog', other),
      step: { name: article.title, address: own },
      picture: sharedPicture({ ...article, pictures }),
    } satisfies OwnAddress,
  };
}

export const headers = tagPage('articles', 'catalogue', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { article, addresses, brand } = loaderData;
  const { language, title, excerpt, date, topic } = article;
  const words = wordsOf(language).blog;
  return [
    ...pageMeta({
      title: words.article.metaTitle(title, brand),
      description: excerpt,
      editions: { own: language, addresses },
      article: {
        published: date,
        modified: changedOn(article),
        section: topic && words.topics[topic],
      },
    }),
    ...feedLinks(language, brand),
  ];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}

/**
 * The article at an address.
 * @throws a redirect to its one address from one in other letters or one that it had before, to its translation from its address in the other
 *   language, and to /404 where there is none (rules 35)
 */
async function findArticle(articles: Articles, locale: Locale, slug: string): Promise<Article> {
  const id = slug.toLowerCase();
  const article = await articles.find({ language: locale, id });
  if (article && slug === id) return article;
  const meant =
    article ??
    (await articles.findFormer({ language: locale, id })) ??
    (await findTranslatedArticle(articles, locale, id));
  if (meant) throw redirect(articleAddress(meant), 308);
  throw redirect(href('notFound', locale), 302);
}

/** The article in this language whose translation has that id. */
async function findTranslatedArticle(
  articles: Articles,
  locale: Locale,
  id: string,
): Promise<Article | undefined> {
  const foreign = await articles.find({ language: otherLocale(locale), id });
  if (foreign?.translation === undefined) return undefined;
  return articles.find({ language: locale, id: foreign.translation });
}

/** The same article in the other language, where it can be read now. */
async function findTranslation(
  context: Readonly<RouterContextProvider>,
  { language, translation: id }: Article,
): Promise<Article | undefined> {
  if (id === undefined) return undefined;
  try {
    return await shopOf(context).services.articles.find({ language: otherLocale(language), id });
  } catch (error) {
    recordAway(context, error);
    return undefined;
  }
}
