import { redirect } from 'react-router';
import { DatabaseSilent } from '#database/connection/database-away.ts';
import { href } from '#domain/addresses.ts';
import { type ArticleTopic, ARTICLES_PER_PAGE } from '#domain/content/articles/article.ts';
import { type Locale, otherLocale } from '#domain/locale.ts';
import { listAddress } from '#web/blog/addresses.ts';
import { feedLinks, feeds } from '#web/blog/feed-links.ts';
import { type PicturedHead, withPictures } from '#web/covers/with-pictures.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordIncomplete } from '#web/frame/failure.ts';
import type { OwnAddress } from '#web/frame/own-address.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { wordsOf } from '#messages/words.ts';
import { readTopic, topicSlug } from '#domain/content/articles/slugs.ts';
import { readPageNumber } from '#web/frame/page-number.ts';
import { keysOf } from '#domain/records.ts';
import { ArticleGrid } from '#web/blog/article-card.tsx';
import { NumberedPages, SearchForm, TopicLinks } from '#web/blog/list-parts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';

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
  if (away || there?.away) recordIncomplete(context);
  const both = addressesOf(shop, (edition) => listAddress(edition, chosen));
  return {
    locale,
    chosen,
    heads: await withPictures(services, heads),
    away,
    pages: Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE)),
    addresses: isTwin ? both : { [locale]: both[locale] },
    brand: shop.brand,
    ownAddress: {
      otherEdition: listAddress(other, isTwin ? chosen : { topic }),
    } satisfies OwnAddress,
  };
}

export const headers = tagPage('articles');

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

/** A page of the list that an address means. */
interface ChosenList {
  topic: ArticleTopic | undefined;
  page: number;
}

/**
 * The page that an address means.
 * @throws a redirect to the first page from its number, to a topic from its name in the other language, and to /404
 *   from what is no page (rules 7)
 */
function chooseList(
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

interface BlogListProps {
  chosen: ChosenList;
  heads: readonly PicturedHead[];
  /** How many pages there are. */
  pages: number;
  /** Whether some articles could not be read. */
  away: boolean;
}

/** The articles, newest first, and three ways to fewer of them: a topic, a word, a page. */
export function BlogListPage({ chosen, heads, pages, away }: BlogListProps) {
  const locale = useLocale();
  const words = useWords().blog;
  const { topic, page } = chosen;
  const title = topic ? words.topics[topic] : words.title;
  return (
    <div className="column blog">
      <header className="blog__head">
        <div className="blog__title">
          <h1>{page === 1 ? title : words.numbered(title, page)}</h1>
          {page === 1 && (
            <p className="lead">{topic ? words.topicDescriptions[topic] : words.lead}</p>
          )}
        </div>
        <SearchForm />
        <TopicLinks current={topic ?? 'all'} />
      </header>
      {away && <Notice title={words.away.title}>{words.away.text}</Notice>}
      {heads.length > 0 ? (
        <section aria-label={words.list}>
          <ArticleGrid heads={heads} topic={topic} />
        </section>
      ) : (
        !away && <NothingYet />
      )}
      <footer className="blog__foot">
        <NumberedPages
          {...{ page, pages }}
          addressOf={(number) => listAddress(locale, { topic, page: number })}
        />
        <Feeds />
      </footer>
    </div>
  );
}

function NothingYet() {
  const locale = useLocale();
  const words = useWords().blog;
  const all = <ButtonLink href={href('blog', locale)}>{words.allArticles}</ButtonLink>;
  return (
    <EmptyState title={words.emptyTitle} actions={all}>
      {words.emptyText}
    </EmptyState>
  );
}

function Feeds() {
  const locale = useLocale();
  const { feeds: names } = useWords().blog;
  return (
    <p className="blog__feeds">
      <span>{names.label}</span>
      {keysOf(feeds).map((name) => (
        <a
          key={name}
          className="line-link"
          href={href(feeds[name].page, locale)}
          type={feeds[name].type}
        >
          {names[name]}
        </a>
      ))}
    </p>
  );
}
