import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How often somebody did something lately, for limits that hold across replicas; lost with a crash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** Up to when a list of the payment provider has been compared with our orders (decisions/0011). */
export const reconciliations = pgTable('reconciliations', {
  list: text('list').primaryKey(),
  comparedUntil: moment('compared_until').notNull(),
});
