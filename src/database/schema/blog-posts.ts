import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import { moment } from './columns.ts';

/** Articles of the blog; the id is the slug of the title. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: text('id').notNull(),
    language: text('language').$type<Locale>().notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    author: text('author').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    imageUrl: text('image_url'),
    keywords: text('keywords').array().notNull().default([]),
    /** Who wrote it; kept for good (rules 23). */
    origin: text('origin').$type<'operator' | 'generated'>().notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('blog_posts_newest').on(table.language, table.state, table.date),
  ],
);
