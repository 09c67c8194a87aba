import { formatMoment } from '#content/moment-text.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { articleWords } from '#web/operator/article-words.ts';
import type { ArticlePageProps } from './props.ts';

/** The former texts of an article, each with who saved it and when. */
export function Versions({ locale, row, versions, hasOlder, person }: ArticlePageProps) {
  const { versions: m } = articleWords[locale];
  const place = { language: row.language, id: row.id };
  const last = versions.at(-1);
  return (
    <section className="stack" aria-labelledby="article-versions">
      <h2 id="article-versions">{m.title}</h2>
      <p className="quiet">
        {m.present(row.version)}, {formatMoment(locale, row.savedAt)}, {person ?? m.program}
      </p>
      {versions.length === 0 && <p className="quiet">{m.none}</p>}
      <ul className="stack">
        {versions.map(({ version, title, savedAt, person: who }) => (
          <li key={version}>
            <a href={adminHref('operatorArticleVersion', { ...place, version: String(version) })}>
              {m.version(version)}
            </a>{' '}
            <span className="small quiet breakable">
              {formatMoment(locale, savedAt)}, {who ?? m.program}: {title}
            </span>
          </li>
        ))}
      </ul>
      {hasOlder && last && (
        <p>
          <a
            href={withQuery(adminHref('operatorArticle', place), { before: String(last.version) })}
          >
            {m.older}
          </a>
        </p>
      )}
    </section>
  );
}
