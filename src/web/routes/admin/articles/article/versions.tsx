import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { writeCursor } from '#domain/list/cursor.ts';
import { withFilter } from '#web/admin/list/list-page.tsx';
import { Pager } from '#web/admin/list/pager.tsx';
import { articleWords } from '#web/admin/articles/article-words.ts';
import type { EditArticlePageProps } from './props.ts';

/** The former texts of an article, each with who saved it and when. */
export function Versions({ locale, row, versions, person }: EditArticlePageProps) {
  const { versions: m } = articleWords[locale];
  const position = { language: row.language, id: row.id };
  const address = adminHref('operatorArticle', position);
  return (
    <section className="stack" aria-labelledby="article-versions">
      <h2 id="article-versions">{m.title}</h2>
      <p className="quiet">
        {m.present(row.version)}, {formatMoment(locale, row.savedAt)}, {person ?? m.program}
      </p>
      {versions.rows.length === 0 && <p className="quiet">{m.none}</p>}
      <ul className="stack">
        {versions.rows.map(({ version, title, savedAt, person: who }) => (
          <li key={version}>
            <a
              href={adminHref('operatorArticleVersion', { ...position, version: String(version) })}
            >
              {m.version(version)}
            </a>{' '}
            <span className="small quiet breakable">
              {formatMoment(locale, savedAt)}, {who ?? m.program}: {title}
            </span>
          </li>
        ))}
      </ul>
      <Pager page={versions} to={(cursor) => withFilter(address, writeCursor(cursor))} />
    </section>
  );
}
