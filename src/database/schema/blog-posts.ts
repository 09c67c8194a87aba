import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type ArticleFormat,
  type ArticleTopic,
  type Source,
  articleFormats,
  articleTopics,
} from '#domain/article/article.ts';
import type { Locale } from '#domain/locale.ts';
import { moment } from './columns.ts';

/** Words as they are searched for, without diacritics. */
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** `article_words` is a function of migration 0015. */
function wordsOf(...columns: string[]): SQL {
  return sql.raw(`article_words(${columns.map((column) => `"${column}"`).join(', ')})`);
}

function oneOf(names: readonly string[]): SQL {
  return sql.raw(names.map((name) => `'${name}'`).join(', '));
}

/** In the order that the program has: languages sort hyphens in their own ways. */
function byCode(column: AnyPgColumn): SQL {
  return sql`${column} collate "C"`;
}

/** Articles of the blog; the id is the slug of the title, and also its address (rules 59). */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: text('id').notNull(),
    language: text('language').$type<Locale>().notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    /** Without one it is HTML where the content begins with a tag, else Markdown. */
    format: text('format').$type<ArticleFormat>(),
    author: text('author').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    checkedOn: date('checked_on', { mode: 'string' }),
    topic: text('topic').$type<ArticleTopic>(),
    /** The id of the same article in the other language. */
    translation: text('translation'),
    sources: jsonb('sources').$type<readonly Source[]>().notNull().default([]),
    imageUrl: text('image_url'),
    keywords: text('keywords').array().notNull().default([]),
    /** Who wrote it; kept for good (rules 23). */
    origin: text('origin').$type<'operator' | 'generated'>().notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    createdAt: moment('created_at').notNull(),
    words: words('words').generatedAlwaysAs(wordsOf('language', 'title', 'excerpt', 'content')),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    // One for both languages: an article's picture has its id alone.
    uniqueIndex('blog_posts_one_id').on(table.id),
    check(
      'blog_posts_id',
      sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.id}) <= 100`,
    ),
    check('blog_posts_format', sql`${table.format} in (${oneOf(articleFormats)})`),
    check('blog_posts_topic', sql`${table.topic} in (${oneOf(articleTopics)})`),
    // One row that cannot be written out would take every list with it: ISO 8601 has four digits for a year.
    check(
      'blog_posts_days',
      sql`${table.date} between '0001-01-01' and '9999-12-31' and ${table.checkedOn} between '0001-01-01' and '9999-12-31'`,
    ),
    check(
      'blog_posts_created',
      sql`${table.createdAt} between '0001-01-01 00:00:00+00' and '9999-12-31 00:00:00+00'`,
    ),
    check(
      'blog_posts_keywords',
      sql`coalesce(array_ndims(${table.keywords}), 1) = 1 and array_position(${table.keywords}, null) is null`,
    ),
    index('blog_posts_newest')
      .on(table.language, table.date, byCode(table.id))
      .where(sql`${table.state} = 'published'`),
    index('blog_posts_topics')
      .on(table.language, table.topic, table.date, byCode(table.id))
      .where(sql`${table.state} = 'published'`),
    index('blog_posts_words')
      .using('gin', table.words)
      .where(sql`${table.state} = 'published'`),
  ],
);

/** The articles that the program comes with, as far as they are searched; a replica keeps them at its start. */
export const builtInArticles = pgTable(
  'built_in_articles',
  {
    id: text('id').notNull(),
    language: text('language').$type<Locale>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Of all that is searched: what has not changed is not written again. */
    hash: text('hash').notNull(),
    words: words('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] })],
);
