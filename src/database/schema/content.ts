import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

/** Reviews with their origin, which no screen and no setting hides (rules 17). */
export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    rating: integer('rating').notNull(),
    /** Text naming the platform. */
    service: text('service').notNull(),
    language: text('language').$type<Locale>().notNull(),
    origin: text('origin').$type<'customer' | 'imported' | 'sample' | 'generated'>().notNull(),
    /** Where an imported one was published. */
    source: text('source'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('testimonials_rating', sql`${table.rating} between 1 and 5`),
    check('testimonials_source', sql`${table.origin} <> 'imported' or ${table.source} is not null`),
    index('testimonials_newest').on(table.language, table.createdAt),
  ],
);
