import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { articleWords } from '#web/admin/articles/article-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { BuiltInFacts } from './built-in-page.ts';

/** An article that the shop comes with: read, and copied. */
export function BuiltInPage(props: BuiltInFacts & { locale: Locale }) {
  const { locale, id, language, title, excerpt, rendered, site } = props;
  const { builtIn: m, moves } = articleWords[locale];
  return (
    <div className="admin-page new-order">
      <h1 className="breakable" lang={language}>
        {title}
      </h1>
      <Notice>{m.note}</Notice>
      <div className="cluster">
        <ButtonLink href={withQuery(adminHref('operatorNewArticle'), { copy: id })}>
          {m.copy}
        </ButtonLink>
        <a href={site}>{moves.seen}</a>
      </div>
      <div className="panel article-preview__page" lang={language}>
        <p>{excerpt}</p>
        {/* The pipe has made it harmless (documents/article/render-article.ts). */}
        <div
          className="article-preview__text"
          dangerouslySetInnerHTML={{ __html: rendered.html }}
        />
      </div>
    </div>
  );
}
