import { href } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import { listAddress } from '#web/blog/addresses.ts';
import { ArticleGrid } from '#web/blog/article-card.tsx';
import { feeds } from '#web/blog/feed-links.ts';
import { NumberedPages } from '#web/blog/numbered-pages.tsx';
import { SearchForm } from '#web/blog/search-form.tsx';
import { TopicLinks } from '#web/blog/topic-links.tsx';
import type { PicturedHead } from '#web/covers/with-pictures.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import type { ChosenList } from './choose-list.ts';

export interface BlogListProps {
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
        <a key={name} className="way" href={href(feeds[name].page, locale)} type={feeds[name].type}>
          {names[name]}
        </a>
      ))}
    </p>
  );
}
