import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferValue } from '#domain/catalogue/offer-subject.ts';
import { moment } from './columns.ts';

/** What is on offer otherwise than by itself, by package, service, or the ladder (rules 84). */
export const offeredTerms = pgTable(
  'offered_terms',
  {
    /** The id of a package, the key of a service, or `ladder`. */
    subject: text('subject').primaryKey(),
    /** Grows with each change; a form says which it was filled in with. */
    version: integer('version').notNull(),
    /** Null where it is as the shop offers it by itself again. */
    terms: jsonb('terms').$type<OfferValue>(),
  },
  (table) => [check('offered_terms_version', sql`${table.version} > 0`)],
);

/** Every change of what is on offer; it is never deleted, because reductions are reckoned by it. */
export const offerHistory = pgTable(
  'offer_history',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the form that made it: sent twice it is one. */
    formId: uuid('form_id').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before').$type<OfferValue>().notNull(),
    after: jsonb('after').$type<OfferValue>().notNull(),
    /** Haléře; null where the price has not changed. */
    priceBefore: bigint('price_before', { mode: 'number' }),
    priceAfter: bigint('price_after', { mode: 'number' }),
    /** Whether the price is announced as reduced. */
    isAnnounced: boolean('is_announced').notNull().default(false),
    /** Whether it brought back what the shop offers by itself. */
    isUsual: boolean('is_usual').notNull().default(false),
    /** Who, by id and by name. */
    operatorId: uuid('operator_id').notNull(),
    person: text('person').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check(
      'offer_history_price',
      sql`${table.priceBefore} > 0 and ${table.priceAfter} > 0 and num_nonnulls(${table.priceBefore}, ${table.priceAfter}) in (0, 2)`,
    ),
    uniqueIndex('offer_history_form').on(table.formId, table.subject),
    index('offer_history_subject').on(table.subject, table.seq),
    index('offer_history_prices')
      .on(table.at)
      .where(sql`price_after is not null`),
  ],
);
