import type { ContentsEntry } from '#domain/article/articles.ts';
import { SOURCES } from '#web/blog/article-sources.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';

interface ArticleContentsProps {
  contents: readonly ContentsEntry[];
  hasSources: boolean;
}

/** Closed on a phone, beside the text and open where there is room for it; styles do that. */
export function ArticleContents({ contents, hasSources }: ArticleContentsProps) {
  const locale = useLocale();
  const entries = [
    ...contents,
    ...(hasSources ? [{ id: SOURCES, text: wordsOf(locale).blog.article.sources, level: 2 }] : []),
  ];
  if (contents.length < 2) return null;
  return (
    <details className="contents">
      <summary className="contents__title">
        {wordsOf(locale).layout.contents}
        <Icon name="chevron" />
      </summary>
      <nav aria-label={wordsOf(locale).layout.contents}>
        <p className="contents__heading">{wordsOf(locale).layout.contents}</p>
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
