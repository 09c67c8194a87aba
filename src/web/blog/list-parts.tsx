import { Icon } from '#web/ui/icon.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { type ArticleTopic, articleTopics } from '#domain/content/articles/article.ts';
import { href } from '#domain/addresses.ts';
import { MOST_SEARCHED } from '#domain/content/articles/article-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { listAddress } from './addresses.ts';

export interface NumberedPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** The way through a list: pages by number, the one before and the one behind; nothing where there is one page. */
export function NumberedPages({ page, pages, addressOf }: NumberedPagesProps) {
  const { pages: words } = useWords().blog;
  if (pages <= 1) return null;
  return (
    <nav className="numbered" aria-label={words.label}>
      {page > 1 && (
        <a className="numbered__step numbered__step--back" href={addressOf(page - 1)} rel="prev">
          <Icon name="arrow" />
          {words.previous}
        </a>
      )}
      <ol className="numbered__pages">
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `left out ${index}`}>
            {shown === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className="numbered__page"
                href={addressOf(shown)}
                aria-label={words.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="numbered__step" href={addressOf(page + 1)} rel="next">
          {words.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

/**
 * The numbers that a list of pages shows: the first, the last, the present one and its neighbours. Undefined stands
 * for those left out between them, of which there are at least two.
 */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(wanted)].filter((one) => one >= 1 && one <= pages);
  return shown
    .toSorted((a, b) => a - b)
    .flatMap((one, index, all) => {
      const left = one - (all[index - 1] ?? one - 1) - 1;
      if (left === 0) return [one];
      return left === 1 ? [one - 1, one] : [undefined, one];
    });
}

export interface TopicLinksProps {
  /** The topic whose list is shown, or all of them; undefined beside what is no list. */
  current?: ArticleTopic | 'all' | undefined;
}

/** The lists that there are, each at an address of its own. */
export function TopicLinks({ current }: TopicLinksProps) {
  const locale = useLocale();
  const words = useWords().blog;
  const all = {
    name: words.allTopics,
    address: listAddress(locale, {}),
    isHere: current === 'all',
  };
  const topics = articleTopics.map((topic) => ({
    name: words.topics[topic],
    address: listAddress(locale, { topic }),
    isHere: topic === current,
  }));
  return (
    <nav className="topics" aria-label={words.topicsLabel}>
      <ul className="topics__list">
        {[all, ...topics].map(({ name, address, isHere }) => (
          <li key={address}>
            <a className="topics__link" href={address} aria-current={isHere ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface SearchFormProps {
  words?: string;
  hint?: string;
}

/** One field whose words become part of an address, so that what was found can be sent to somebody. */
export function SearchForm({ words, hint }: SearchFormProps) {
  const locale = useLocale();
  const { search } = useWords().blog;
  return (
    <search className="blog-search">
      <form action={href('blogSearch', locale)} method="get">
        <label className="field__label" htmlFor="blog-search">
          {search.label}
        </label>
        <div className="blog-search__row">
          <input
            className="control"
            id="blog-search"
            type="search"
            name="q"
            defaultValue={words}
            maxLength={MOST_SEARCHED}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={hint === undefined ? undefined : 'blog-search-hint'}
          />
          <Button type="submit" variant="secondary" icon="search">
            {search.button}
          </Button>
        </div>
        {hint !== undefined && (
          <p className="field__hint" id="blog-search-hint">
            {hint}
          </p>
        )}
      </form>
    </search>
  );
}
