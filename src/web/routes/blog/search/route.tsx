import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { ARTICLES_PER_PAGE } from '#domain/content/articles/article.ts';
import type { FoundArticles } from '#domain/content/articles/articles.ts';
import type { Services } from '#flows/services.ts';
import { readPageNumber } from '#web/frame/page-number.ts';
import { type PicturedHead, withPictures } from '#web/covers/with-pictures.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { wordsOf } from '#messages/words.ts';
import { formatCount } from '#domain/money.ts';
import { searchAddress } from '#web/blog/addresses.ts';
import { ArticleGrid } from '#web/blog/article-card.tsx';
import { NumberedPages, SearchForm, TopicLinks } from '#web/blog/list-parts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { MOST_SEARCHED } from '#domain/content/articles/article-filter.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Route } from './+types/route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const query = new URL(request.url).searchParams;
  const words = readSearched(query.get('q'));
  const page = readPageNumber(query.get('page') ?? '1');
  if (page === undefined) throw redirect(href('notFound', locale), 302);
  const found =
    words === '' ? undefined : await services.articles.search({ language: locale, words, page });
  const searched = await outcome(services, words, page, found);
  if (page > 1 && searched.kind === 'found' && searched.heads.length === 0) {
    throw redirect(href('notFound', locale), 302);
  }
  return { locale, brand: services.shop.brand, searched };
}

async function outcome(
  services: Services,
  words: string,
  page: number,
  found: FoundArticles | 'away' | undefined,
): Promise<Searched> {
  if (found === undefined) return { kind: 'nothing-asked' };
  if (found === 'away') return { kind: 'away', words };
  const { total } = found;
  const heads = await withPictures(services, found.heads);
  return { kind: 'found', words, heads, total, page, pages: Math.ceil(total / ARTICLES_PER_PAGE) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: wordsOf(locale).blog.search.metaTitle(brand) });
}

export default function BlogSearch({ loaderData }: Route.ComponentProps) {
  return <BlogSearchPage {...loaderData} />;
}

/** What became of a search. */
type Searched =
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
function BlogSearchPage({ searched }: { searched: Searched }) {
  const locale = useLocale();
  const words = useWords().blog;
  const asked = searched.kind === 'nothing-asked' ? '' : searched.words;
  return (
    <div className="column blog">
      <header className="blog__head">
        <div className="blog__title">
          <p className="article__back">
            <a className="line-link" href={href('blog', locale)}>
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

/** The words that a query asks for, as they are shown and looked for: in one line, and not too many. */
function readSearched(query: string | null): string {
  const line = cleanText(query ?? '').replaceAll(/\s+/g, ' ');
  return [...line].slice(0, MOST_SEARCHED).join('').trim();
}
