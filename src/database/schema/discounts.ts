import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Discount codes. The operator makes them (a later screen); their uses are counted from the orders. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    /** At most 90: the smallest package then still costs what a card payment can carry. */
    percent: integer('percent').notNull(),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    mostUses: integer('most_uses'),
  },
  (table) => [check('discount_codes_percent', sql`${table.percent} between 1 and 90`)],
);
