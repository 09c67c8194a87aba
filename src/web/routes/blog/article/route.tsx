import { href } from '#domain/addresses.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { otherLocale } from '#domain/locale.ts';
import { articleAddress, sharedPicture } from '#web/blog/addresses.ts';
import { feedLinks } from '#web/blog/feed-links.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { withPictures } from '#web/covers/with-pictures.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteIncomplete } from '#web/frame/failure.ts';
import type { OwnPlace } from '#web/frame/own-place.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { changedOn } from '#web/blog/changed-on.ts';
import { findArticle, findTranslation } from './find-article.ts';
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
  if (around.away) noteIncomplete(context);
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
    place: {
      otherEdition: twin ?? href('blog', other),
      step: { name: article.title, address: own },
      picture: sharedPicture({ ...article, pictures }),
    } satisfies OwnPlace,
  };
}

export const headers = tagged('articles', 'catalogue', 'claims');

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

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
