import type { Article } from '#domain/content/articles/article.ts';
import { titleParts } from '#domain/content/articles/sources.ts';
import { wordsOf } from '#messages/words.ts';
import { DayOf } from './article-card.tsx';

/** The anchor of the list. */
export const SOURCES = 'sources';

interface ArticleSourcesProps {
  article: Pick<Article, 'language' | 'sources'>;
  /** The text, whose marks lead here. */
  html: string;
}

/** Which pages an article takes its facts from, and when they were read. */
export function ArticleSources({ article, html }: ArticleSourcesProps) {
  const { language: locale, sources } = article;
  const { article: words } = wordsOf(locale).blog;
  if (sources.length === 0) return null;
  return (
    <section className="sources" id={SOURCES}>
      <h2>{words.sources}</h2>
      <ol>
        {sources.map(({ url, title, readOn }, index) => (
          <li key={url} id={`source-${index + 1}`}>
            <a href={url} rel="noopener">
              {titleParts(title).map(({ text, lang }) =>
                lang === undefined || lang === locale ? (
                  text
                ) : (
                  <span key={text} lang={lang}>
                    {text}
                  </span>
                ),
              )}
            </a>
            , {words.readOn} <DayOf locale={locale} day={readOn} />
            {html.includes(`id="mark-${index + 1}"`) && (
              <>
                {' '}
                <a
                  className="sources__back"
                  href={`#mark-${index + 1}`}
                  aria-label={words.toText(index + 1)}
                >
                  ↑
                </a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
