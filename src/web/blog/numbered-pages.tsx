import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words.ts';
import { shownPages } from './shown-pages.ts';

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
