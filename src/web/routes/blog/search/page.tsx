import { href } from '#domain/addresses.ts';
import { formatCount } from '#domain/money.ts';
import { searchAddress } from '#web/blog/addresses.ts';
import { ArticleGrid } from '#web/blog/article-card.tsx';
import { NumberedPages } from '#web/blog/numbered-pages.tsx';
import { SearchForm } from '#web/blog/search-form.tsx';
import { TopicLinks } from '#web/blog/topic-links.tsx';
import type { PicturedHead } from '#web/covers/with-pictures.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** What became of a search. */
export type Searched =
  | { kind: 'nothing-asked' }
  | { kind: 'away'; words: string }
  | {
      kind: 'found';
      words: string;
      heads: readonly PicturedHead[];
      total: number;
      page: number;
      pages: number;
    };

/** What was looked for, what was found, and where to look where nothing was. */
export function BlogSearchPage({ searched }: { searched: Searched }) {
  const locale = useLocale();
  const words = useWords().blog;
  const asked = searched.kind === 'nothing-asked' ? '' : searched.words;
  return (
    <div className="column blog">
      <header className="blog__head">
        <div className="blog__title">
          <p className="article__back">
            <a className="way" href={href('blog', locale)}>
              <Icon name="arrow" />
              {words.article.back}
            </a>
          </p>
          <h1>{words.search.title}</h1>
        </div>
        <SearchForm words={asked} hint={words.search.hint} />
        <TopicLinks />
      </header>
      <Outcome searched={searched} />
    </div>
  );
}

function Outcome({ searched }: { searched: Searched }) {
  const locale = useLocale();
  const { search } = useWords().blog;
  if (searched.kind === 'nothing-asked') return null;
  if (searched.kind === 'away') {
    return (
      <Notice tone="warning" title={search.awayTitle}>
        {search.awayText}
      </Notice>
    );
  }
  const { words, heads, total, page, pages } = searched;
  if (total === 0) {
    return <EmptyState title={search.nothingTitle(words)}>{search.nothingText}</EmptyState>;
  }
  return (
    <section className="blog__found">
      <h2 className="blog__count">{search.found(formatCount(locale, total), total, words)}</h2>
      <ArticleGrid heads={heads} level={3} />
      <NumberedPages
        {...{ page, pages }}
        addressOf={(number) => searchAddress(locale, words, number)}
      />
    </section>
  );
}
