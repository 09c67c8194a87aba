import type { BlogPosting } from 'schema-dts';
import type { Article } from '#domain/article/article.ts';
import { articleAddress, sharedPicture } from '#web/blog/addresses.ts';
import { changedOn } from '#web/blog/changed-on.ts';
import { blogWords } from '#web/blog/words.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { StructuredData, organizationId } from '#web/offers/structured-data.tsx';

interface ArticleDataProps {
  article: Article;
  /** How many words it has. */
  words: number;
  author: string;
}

/** For search engines: what was written, when, by whom and from what. */
export function ArticleData({ article, words, author }: ArticleDataProps) {
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
    image: origin + sharedPicture(article).address,
    articleSection: topic && blogWords[locale].topics[topic],
    keywords: [...keywords],
    wordCount: words,
    citation: sources.length > 0 ? sources.map(({ url: source }) => source) : undefined,
  };
  return <StructuredData data={data} />;
}
