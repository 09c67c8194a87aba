import type { BlogPosting } from 'schema-dts';
import type { Article } from '#domain/article/article.ts';
import type { TextWriter } from '#domain/writing/text-writer.ts';
import { articleAddress } from '#web/blog/addresses.ts';
import { changedOn } from '#web/blog/changed-on.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { StructuredData, organizationId } from '#web/offers/structured-data.tsx';
import { wordsOf } from '#messages/words.ts';

interface ArticleDataProps {
  article: Article;
  /** How many words it has. */
  words: number;
  author: string;
  /** The address of the picture that it is shared by. */
  picture: string;
}

/** For search engines: what was written, when, by whom and from what. */
export function ArticleData({ article, words, author, picture }: ArticleDataProps) {
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
