import { redirect } from 'react-router';
import { DatabaseSilent } from '#database/database-away.ts';
import { href } from '#domain/addresses.ts';
import { ARTICLES_PER_PAGE } from '#domain/article/article.ts';
import { otherLocale } from '#domain/locale.ts';
import { listAddress } from '#web/blog/addresses.ts';
import { feedLinks } from '#web/blog/feed-links.ts';
import { withPictures } from '#web/covers/with-pictures.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteIncomplete } from '#web/frame/failure.ts';
import type { OwnPlace } from '#web/frame/own-place.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { chooseList } from './choose-list.ts';
import { BlogListPage } from './page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { articles, shop } = services;
  const chosen = chooseList(locale, params);
  const { topic, page } = chosen;
  const { heads, total, away } = await articles.list({ language: locale, topic, page });
  if (heads.length === 0 && page > 1) {
    // What is not found for the moment is not gone.
    if (away) throw new DatabaseSilent();
    throw redirect(href('notFound', locale), 302);
  }
  const other = otherLocale(locale);
  const there = page > 1 ? await articles.list({ language: other, topic, page }) : undefined;
  const isTwin = there === undefined || there.heads.length > 0;
  if (away || there?.away) noteIncomplete(context);
  const both = addressesOf(shop, (edition) => listAddress(edition, chosen));
  return {
    locale,
    chosen,
    heads: await withPictures(services, heads),
    away,
    pages: Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE)),
    addresses: isTwin ? both : { [locale]: both[locale] },
    brand: shop.brand,
    place: { otherEdition: listAddress(other, isTwin ? chosen : { topic }) } satisfies OwnPlace,
  };
}

export const headers = tagged('articles');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, chosen, addresses, brand } = loaderData;
  const words = wordsOf(locale).blog;
  const { topic, page } = chosen;
  const subject = topic ? words.topics[topic] : words.subject;
  // Before the shop's name, or it would be the shop that has a second page.
  const numbered = page === 1 ? subject : words.numbered(subject, page);
  const description = topic ? words.topicDescriptions[topic] : words.metaDescription;
  return [
    ...pageMeta({
      title: topic ? words.topicMetaTitle(numbered, brand) : words.metaTitle(numbered, brand),
      description: page === 1 ? description : words.numbered(description, page),
      editions: { own: locale, addresses },
    }),
    ...feedLinks(locale, brand),
  ];
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  return <BlogListPage {...loaderData} />;
}
