import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { TextWriter } from '#domain/writing/record.ts';
import {
  type Article,
  type ArticleFormat,
  type ArticleHead,
  type ArticleTopic,
  type Cover,
  coverFamilies,
} from './article.ts';

/** An article as the database has it, without its text. */
export interface StoredHead {
  id: string;
  language: Locale;
  title: string;
  excerpt: string;
  date: string;
  checkedOn: string | null;
  author: string;
  topic: ArticleTopic | null;
  keywords: string[];
  translation: string | null;
  imageUrl: string | null;
}

export interface StoredArticle extends StoredHead {
  content: string;
  format: ArticleFormat;
  sources: unknown;
  origin: 'operator' | 'generated';
  writer: TextWriter | null;
}

/** What a list shows of a stored article. */
export function toArticleHead(row: StoredHead): ArticleHead {
  const { id, language, title, excerpt, date, keywords, author } = row;
  const { checkedOn, topic, translation, imageUrl } = row;
  return {
    id,
    language,
    title,
    excerpt,
    date,
    keywords,
    cover: coverOfId(id),
    ...(author === '' ? {} : { author }),
    ...(checkedOn === null ? {} : { checkedOn }),
    ...(topic === null ? {} : { topic }),
    ...(translation === null ? {} : { translation }),
    ...(imageUrl !== null && /^(?:https:\/\/|\/(?![/\\]))/.test(imageUrl) ? { imageUrl } : {}),
  };
}

/** A stored article, whole. */
export function toArticle(row: StoredArticle): Article {
  const { content, format, origin, writer } = row;
  const sources = z.array(z.unknown()).catch([]).parse(row.sources).slice(0, MOST_SOURCES);
  return {
    ...toArticleHead(row),
    content,
    format,
    origin,
    ...(writer === null ? {} : { writer }),
    sources: sources.flatMap((source) => storedSource.safeParse(source).data ?? []),
  };
}

/** As many as marks can lead to (documents/article/dress-html.ts): a list without an end would be a page without one. */
const MOST_SOURCES = 999;

/** A source whose address is none leads nowhere, and is left out. */
const storedSource = z.object({
  readOn: z.iso.date(),
  title: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
});

/** The format of a text that does not say it: HTML where it begins with a tag. */
export function formatOf(content: string): ArticleFormat {
  return /^\s*<[a-z!]/i.test(content) ? 'html' : 'markdown';
}

const COVER_VALUES = 8;

/** A cover of an article that has none: the same id always has the same. */
export function coverOfId(id: string): Cover {
  let seed = 2_166_136_261;
  const next = (code: number) => {
    seed = Math.imul(seed ^ code, 16_777_619) >>> 0;
    return (seed ^ (seed >>> 15)) >>> 0;
  };
  for (const character of id) next(character.codePointAt(0) ?? 0);
  const family = coverFamilies[next(0) % coverFamilies.length] ?? 'curve';
  const values = Array.from({ length: COVER_VALUES }, (_, index) => next(index + 1) % 101);
  return { family, values };
}
