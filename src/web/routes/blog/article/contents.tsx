import type { ContentsEntry } from '#domain/article/articles.ts';
import type { Locale } from '#domain/locale.ts';
import { SOURCES } from '#web/blog/article-sources.tsx';
import { blogWords } from '#web/blog/words.ts';
import { layoutWords } from '#web/frame/layout-words.ts';
import { Icon } from '#web/ui/icon.tsx';

interface ArticleContentsProps {
  locale: Locale;
  contents: readonly ContentsEntry[];
  hasSources: boolean;
}

/** Closed on a phone, beside the text and open where there is room for it; styles do that. */
export function ArticleContents({ locale, contents, hasSources }: ArticleContentsProps) {
  const entries = [
    ...contents,
    ...(hasSources ? [{ id: SOURCES, text: blogWords[locale].article.sources, level: 2 }] : []),
  ];
  if (contents.length < 2) return null;
  return (
    <details className="contents">
      <summary className="contents__title">
        {layoutWords[locale].contents}
        <Icon name="chevron" />
      </summary>
      <nav aria-label={layoutWords[locale].contents}>
        <p className="contents__heading">{layoutWords[locale].contents}</p>
        <ol className="contents__list">
          {entries.map(({ id, text, level }) => (
            <li key={id} className={level === 3 ? 'contents__below' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
