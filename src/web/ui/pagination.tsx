import { Icon } from './icon.tsx';

export interface PaginationProps {
  label: string;
  /** Pages in order; a page without an address is the gap between two runs of them. */
  pages: readonly { number: number; href?: string; current?: boolean }[];
  previous?: { href: string; label: string };
  next?: { href: string; label: string };
}

export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={label}>
      {previous && (
        <a className="pagination__page" href={previous.href} rel="prev">
          <Icon name="arrow" size="small" className="pagination__back" />
          <span className="pagination__word">{previous.label}</span>
        </a>
      )}
      {pages.map((page) =>
        page.href ? (
          <a
            key={page.number}
            className="pagination__page"
            href={page.href}
            aria-current={page.current ? 'page' : undefined}
          >
            {page.number}
          </a>
        ) : (
          <span key={page.number} className="pagination__gap" aria-hidden="true">
            …
          </span>
        ),
      )}
      {next && (
        <a className="pagination__page" href={next.href} rel="next">
          <span className="pagination__word">{next.label}</span>
          <Icon name="arrow" size="small" />
        </a>
      )}
    </nav>
  );
}
