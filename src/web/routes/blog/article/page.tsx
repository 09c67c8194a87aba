import type { BlogPosting } from 'schema-dts';
import { href } from '#domain/addresses.ts';
import type { Article } from '#domain/content/articles/article.ts';
import type {
  ArticleNeighbours,
  ContentsEntry,
  RenderedArticle,
} from '#domain/content/articles/articles.ts';
import { otherLocale } from '#domain/locale.ts';
import { originLabel } from '#domain/reviews/review.ts';
import { articleAddress, listAddress, sharedPicture } from '#web/blog/addresses.ts';
import { ArticleGrid, DayOf } from '#web/blog/article-card.tsx';
import { ArticleSources, SOURCES } from '#web/blog/article-sources.tsx';
import { authorOf } from '#documents/article/author-of.ts';
import { ArticlePicture } from '#web/covers/cover.tsx';
import type { PicturedHead } from '#web/covers/with-pictures.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import type { TextWriter } from '#domain/writing/record.ts';
import { changedOn } from '#web/blog/changed-on.ts';
import { StructuredData, organizationId } from '#web/offers/structured-data.tsx';
import { OurServices } from './our-services.tsx';

interface ArticlePageProps {
  article: Article;
  rendered: RenderedArticle;
  around: Pick<ArticleNeighbours, 'previous' | 'next'> & { related: readonly PicturedHead[] };
  /** Addresses of stored pictures of it, the first to be shown first. */
  pictures: readonly string[];
  /** Absolute, where the other edition has the same article. */
  translation: string | undefined;
  brand: string;
}

/** A page that one would print: title, picture and the first sentence meet on its first screen. */
export function ArticlePage({ around, ...shown }: ArticlePageProps) {
  const { article, rendered, brand } = shown;
  const { language: locale, sources } = article;
  const words = wordsOf(locale).blog.article;
  const { html, contents } = rendered;
  return (
    <div className="column article">
      <article className="article__sheet">
        <ArticleHeader {...shown} />
        <ArticleContents contents={contents} hasSources={sources.length > 0} />
        <div className="article__text">
          {rendered.isLeftOut && <p className="text">{words.leftOut}</p>}
          {/* The pipe has made it harmless (documents/article/render-article.ts). */}
          <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
          <ArticleSources article={article} html={html} />
        </div>
      </article>
      <OurServices />
      {around.related.length > 0 && (
        <section className="article__related">
          <h2>{words.related}</h2>
          <ArticleGrid heads={around.related} level={3} />
        </section>
      )}
      <Neighbours {...around} label={words.around} words={words} />
      <ArticleData
        article={article}
        words={rendered.words}
        author={authorOf(article, brand)}
        picture={sharedPicture({ ...article, pictures: shown.pictures }).address}
      />
    </div>
  );
}

function ArticleHeader({
  article,
  rendered,
  pictures,
  translation,
  brand,
}: Omit<ArticlePageProps, 'around'>) {
  const { language: locale, title, date, checkedOn, topic } = article;
  const { origin } = usePageFacts();
  const { article: words, topics } = wordsOf(locale).blog;
  const other = otherLocale(locale);
  return (
    <header className="article__head">
      <div className="article__words">
        <p className="article__back">
          <a className="line-link" href={href('blog', locale)}>
            <Icon name="arrow" />
            {words.back}
          </a>
          {topic && (
            <a className="line-link" href={listAddress(locale, { topic })}>
              {topics[topic]}
            </a>
          )}
        </p>
        <h1>{title}</h1>
        <p className="article__address">{origin + articleAddress(article)}</p>
        <ul className="article__facts">
          <li>
            <DayOf locale={locale} day={date} />
          </li>
          {checkedOn !== undefined && (
            <li>
              {words.checked} <DayOf locale={locale} day={checkedOn} />
            </li>
          )}
          <li>{authorOf(article, brand)}</li>
          {!rendered.isLeftOut && <li>{words.minutes(rendered.minutes)}</li>}
          <WrittenBy article={article} />
        </ul>
        {translation !== undefined && (
          <p className="article__translation">
            <a className="line-link" href={translation} lang={other} hrefLang={other}>
              {wordsOf(other).blog.article.inThisLanguage}
            </a>
          </p>
        )}
      </div>
      <div className="article__cover">
        <ArticlePicture head={{ ...article, pictures }} isFirst />
      </div>
    </header>
  );
}

/** What has written a text that no person wrote; where nobody has said it, the graver of the two holds. */
function WrittenBy({ article: { origin, writer = 'model', language } }: { article: Article }) {
  if (origin !== 'generated') return null;
  return (
    <li>
      <a href={href('howReviews', language)}>
        {wordsOf(language).reviews.labels[originLabel({ origin, writer })]}
      </a>
    </li>
  );
}

interface NeighboursProps extends Pick<ArticleNeighbours, 'previous' | 'next'> {
  label: string;
  words: { previous: string; next: string };
}

function Neighbours({ previous, next, label, words }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label={label}>
      {previous && (
        <a className="neighbours__link" href={articleAddress(previous)} rel="prev">
          <span className="neighbours__which">{words.previous}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a
          className="neighbours__link neighbours__link--next"
          href={articleAddress(next)}
          rel="next"
        >
          <span className="neighbours__which">{words.next}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}

interface ArticleContentsProps {
  contents: readonly ContentsEntry[];
  hasSources: boolean;
}

/** Closed on a phone, beside the text and open where there is room for it; styles do that. */
function ArticleContents({ contents, hasSources }: ArticleContentsProps) {
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

interface ArticleDataProps {
  article: Article;
  /** How many words it has. */
  words: number;
  author: string;
  /** The address of the picture that it is shared by. */
  picture: string;
}

/** For search engines: what was written, when, by whom and from what. */
function ArticleData({ article, words, author, picture }: ArticleDataProps) {
  const { locale, origin } = usePageFacts();
  const { title, excerpt, date, keywords, topic, sources } = article;
  const url = origin + articleAddress(article);
  const data: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    datePublished: date,
    dateModified: changedOn(article),
    author: { '@type': article.author === undefined ? 'Organization' : 'Person', name: author },
    publisher: { '@id': organizationId(origin) },
    image: origin + picture,
    articleSection: topic && wordsOf(locale).blog.topics[topic],
    keywords: [...keywords],
    wordCount: words,
    digitalSourceType: sourceTypeOf(article),
    citation: sources.length > 0 ? sources.map(({ url: source }) => source) : undefined,
  };
  return <StructuredData data={data} />;
}

/** What made a text that no person wrote, in the terms of the IPTC (rules 80). */
function sourceTypeOf({ origin, writer = 'model' }: Article): BlogPostingSource {
  if (origin !== 'generated') return undefined;
  return sourceTypes[writer];
}

const sourceTypes = {
  model: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  composer: 'https://schema.org/AlgorithmicMediaDigitalSource',
} as const satisfies Record<TextWriter, string>;

type BlogPostingSource = (typeof sourceTypes)[TextWriter] | undefined;
