import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type ArticleFormat,
  type ArticleState,
  type ArticleTopic,
  type ArticleSource,
  articleFormats,
  articleStates,
  articleTopics,
} from '#domain/content/articles/article.ts';
import type { Locale } from '#domain/locale.ts';
import { type TextWriter, textWriters } from '#domain/writing/record.ts';
import { moment } from './columns.ts';

/** Words as they are searched for, without diacritics. */
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A function of `functions.sql`. */
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
  'articles',
  {
    id: text('id').notNull(),
    language: text('language').$type<Locale>().notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    format: text('format').$type<ArticleFormat>().notNull(),
    author: text('author').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    checkedOn: date('checked_on', { mode: 'string' }),
    topic: text('topic').$type<ArticleTopic>(),
    /** The id of the same article in the other language. */
    translation: text('translation'),
    sources: jsonb('sources').$type<readonly ArticleSource[]>().notNull().default([]),
    imageUrl: text('image_url'),
    keywords: text('keywords').array().notNull().default([]),
    /** Who wrote it; kept for good (rules 23). */
    origin: text('origin').$type<'operator' | 'generated'>().notNull(),
    /** Who wrote a generated one; unknown of those that came without saying so. */
    writer: text('writer').$type<TextWriter>(),
    state: text('state').$type<ArticleState>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Counts the texts that the article has had; a form says by it what its sender has seen (rules 83). */
    version: integer('version').notNull().default(1),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** Null: a program. */
    savedBy: uuid('saved_by'),
    /** When it is published by itself; of a planned one alone. */
    plannedAt: moment('planned_at'),
    /** When it was first published: from then on somebody may have its address. */
    publishedAt: moment('published_at'),
    /** When a person has read or changed what a generator wrote. */
    readAt: moment('read_at'),
    readBy: uuid('read_by'),
    words: words('words')
      .notNull()
      .generatedAlwaysAs(wordsOf('language', 'title', 'excerpt', 'content')),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    // One for both languages: an article's picture has its id alone.
    unique('articles_one_id').on(table.id),
    check(
      'articles_id',
      sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.id}) <= 100`,
    ),
    check('articles_state', sql`${table.state} in (${oneOf(articleStates)})`),
    check('articles_planned', sql`(${table.state} = 'planned') = (${table.plannedAt} is not null)`),
    check('articles_format', sql`${table.format} in (${oneOf(articleFormats)})`),
    check('articles_writer', sql`${table.writer} in (${oneOf(textWriters)})`),
    check('articles_topic', sql`${table.topic} in (${oneOf(articleTopics)})`),
    // One row that cannot be written out would take every list with it: ISO 8601 has four digits for a year.
    check(
      'articles_days',
      sql`${table.date} between '0001-01-01' and '9999-12-31' and ${table.checkedOn} between '0001-01-01' and '9999-12-31'`,
    ),
    check(
      'articles_created',
      sql`${table.createdAt} between '0001-01-01 00:00:00+00' and '9999-12-31 00:00:00+00'`,
    ),
    check(
      'articles_keywords',
      sql`coalesce(array_ndims(${table.keywords}), 1) = 1 and array_position(${table.keywords}, null) is null`,
    ),
    index('articles_newest')
      .on(table.language, table.date, byCode(table.id))
      .where(sql`${table.state} = 'published'`),
    index('articles_topics')
      .on(table.language, table.topic, table.date, byCode(table.id))
      .where(sql`${table.state} = 'published'`),
    // Drafts are looked for as well, in the operator's section.
    index('articles_words').using('gin', table.words),
    index('articles_admin').on(table.date, byCode(table.id)),
    index('articles_states').on(table.state, table.date, byCode(table.id)),
    index('articles_admin_topics').on(table.topic, table.date, byCode(table.id)),
    index('articles_admin_origins').on(table.origin, table.date, byCode(table.id)),
    index('articles_unread')
      .on(table.date, byCode(table.id))
      .where(sql`${table.origin} = 'generated' and ${table.readAt} is null`),
    index('articles_due')
      .on(table.plannedAt)
      .where(sql`${table.state} = 'planned'`),
    index('articles_translations')
      .on(table.translation)
      .where(sql`${table.translation} is not null`),
  ],
);

/** Former texts of articles. They follow an article to another address. */
export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: text('article_id').notNull(),
    language: text('language').$type<Locale>().notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    format: text('format').$type<ArticleFormat>().notNull(),
    author: text('author').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    checkedOn: date('checked_on', { mode: 'string' }),
    topic: text('topic').$type<ArticleTopic>(),
    sources: jsonb('sources').$type<readonly ArticleSource[]>().notNull(),
    imageUrl: text('image_url'),
    keywords: text('keywords').array().notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: uuid('saved_by'),
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language, table.version] }),
    foreignKey({
      columns: [table.articleId, table.language],
      foreignColumns: [blogPosts.id, blogPosts.language],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('article_versions_replaced').on(table.replacedAt),
  ],
);

/**
 * Addresses that articles had while they were published. Each leads to its article itself, wherever that moves,
 * so no address leads to another one that leads on.
 */
export const articleRedirects = pgTable(
  'article_redirects',
  {
    id: text('id').primaryKey(),
    articleId: text('article_id').notNull(),
    language: text('language').$type<Locale>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.articleId, table.language],
      foreignColumns: [blogPosts.id, blogPosts.language],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('article_redirects_article').on(table.articleId, table.language),
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

/** Pictures that editors have sent, by the mark of their bytes, which lie in the storage (rules 82). */
export const takenPictures = pgTable(
  'taken_pictures',
  {
    hash: text('hash').primaryKey(),
    /** When it was sent last: from then on it waits for a text to use it. */
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    check('taken_pictures_hash', sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    index('taken_pictures_age').on(table.takenAt),
  ],
);
