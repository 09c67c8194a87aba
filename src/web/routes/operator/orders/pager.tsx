import { formatCount } from '#domain/money.ts';
import { MOST_WALKED } from '#domain/operator/order-search.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ListProps, listHref } from './list-props.ts';

/** The ways to the pages beside this one. */
export function Pager(props: ListProps) {
  const { filter, from, first, last, hasNext, hasPrevious, m } = props;
  return (
    <>
      <SearchedTo {...props} />
      {(hasNext || hasPrevious) && (
        <nav className="orders__pages" aria-label={m.pages}>
          {from && (
            <a className="way" href={listHref(filter)}>
              {m.first}
            </a>
          )}
          {hasPrevious && first && (
            <ButtonLink
              href={listHref(filter, { ...first, side: 'before' })}
              rel="prev"
              data-page="previous"
            >
              {m.previous}
            </ButtonLink>
          )}
          {hasNext && last && (
            <ButtonLink
              href={listHref(filter, { ...last, side: 'after' })}
              rel="next"
              data-page="next"
            >
              {m.next}
            </ButtonLink>
          )}
        </nav>
      )}
      <button type="button" className="orders__keys needs-script" data-open-keys="">
        {m.keys}
      </button>
    </>
  );
}

/** Where a search stopped, and the way to go on from there. */
function SearchedTo({ filter, from, searchedTo, locale, m }: ListProps) {
  if (!searchedTo) return null;
  const side = from?.side ?? 'after';
  return (
    <Notice>
      <p>{m.cut.text(formatCount(locale, MOST_WALKED))}</p>
      <a href={listHref(filter, { ...searchedTo, side })}>{m.cut.on}</a>
    </Notice>
  );
}
