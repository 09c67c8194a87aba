import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
