import { formatShortDay } from '#content/moment-text.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { deskQuery } from '#domain/article/desk-filter.ts';
import { noonOf } from '#domain/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { ArticlePill } from '#web/operator/article-pill.tsx';
import { articleWords } from '#web/operator/article-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { wordsOf } from '#messages/words.ts';
import type { ArticlesPageProps } from './props.ts';
import { ArticleFilterForm } from './filter-form.tsx';

/** The articles of every state, and those that the shop comes with. */
export function ArticlesPage(props: ArticlesPageProps) {
  const { locale, heads, total } = props;
  const m = articleWords[locale];
  return (
    <div className="desk-page">
      <header className="reviews-head">
        <div>
          <h1>{m.title}</h1>
          <p className="log__lead">{m.lead}</p>
        </div>
        <ButtonLink variant="primary" href={adminHref('operatorNewArticle')}>
          {m.make}
        </ButtonLink>
      </header>
      <ArticleFilterForm {...props} />
      <p className="quiet">{m.count(formatCount(locale, total))}</p>
      {heads.length === 0 ? (
        <EmptyState title={m.empty}>{m.emptyHint}</EmptyState>
      ) : (
        <ArticleTable locale={locale} heads={heads} />
      )}
      <Pages {...props} />
    </div>
  );
}

function ArticleTable({ locale, heads }: Pick<ArticlesPageProps, 'locale' | 'heads'>) {
  const m = articleWords[locale];
  const { columns } = m;
  const { topics } = wordsOf(locale).blog;
  return (
    <table className="list-table panel">
      <caption className="visually-hidden">{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.topic}</th>
          <th scope="col">{columns.origin}</th>
          <th scope="col">{columns.date}</th>
        </tr>
      </thead>
      <tbody>
        {heads.map((head) => (
          <tr key={head.id}>
            <th scope="row" data-label={columns.title} className="breakable">
              <a href={adminHref('operatorArticle', { language: head.language, id: head.id })}>
                <span lang={head.language}>{head.title}</span>
              </a>
              <span className="small faint list-table__below">
                /{head.id}, {m.languages[head.language]}
              </span>
            </th>
            <td data-label={columns.state}>
              <ArticlePill head={head} locale={locale} />
            </td>
            <td data-label={columns.topic}>{head.topic ? topics[head.topic] : m.noTopic}</td>
            <td data-label={columns.origin}>{m.origins[head.origin]}</td>
            <td data-label={columns.date}>{formatShortDay(locale, noonOf(head.date))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({ locale, filter, page, hasOlder }: ArticlesPageProps) {
  const m = articleWords[locale];
  if (page === 1 && !hasOlder) return null;
  const to = (wanted: number) => {
    const place = wanted === 1 ? undefined : { page: String(wanted) };
    return withQuery(adminHref('operatorArticles'), { ...deskQuery(filter), ...place });
  };
  return (
    <nav className="cluster" aria-label={m.pages}>
      {page > 1 && (
        <ButtonLink href={to(page - 1)} rel="prev">
          {m.newer}
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink href={to(page + 1)} rel="next">
          {m.older}
        </ButtonLink>
      )}
    </nav>
  );
}
