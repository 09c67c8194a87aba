import { href } from '#domain/addresses.ts';
import { MOST_SEARCHED } from '#domain/article/search-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';

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
