import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the shop draws for itself, once, and that all its replicas share. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
