import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useListWords } from './list-words.ts';

interface PagerProps {
  page: Omit<KeysetPage<unknown>, 'rows'>;
  /** The address of a page of the list. */
  to: (cursor?: Cursor) => string;
  /** What is said of a search that stopped before the list's end. */
  searched?: string;
}

/** Leads to the pages of a list beside this one. */
export function Pager({ page, to, searched }: PagerProps) {
  const m = useListWords();
  const { previous, next, isFirst, searchedTo } = page;
  if (isFirst && !next && !searchedTo) return null;
  return (
    <>
      {searchedTo && <p className="quiet small">{searched ?? m.searched}</p>}
      <nav className="cluster" aria-label={m.pages}>
        {!isFirst && <ButtonLink href={to()}>{m.first}</ButtonLink>}
        {previous && (
          <ButtonLink href={to(previous)} rel="prev" data-page="previous">
            {m.previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={to(next)} rel="next" data-page="next">
            {m.next}
          </ButtonLink>
        )}
        {searchedTo && (
          <ButtonLink href={to(searchedTo)} rel="next">
            {m.further}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
