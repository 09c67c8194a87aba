import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferValue } from '#domain/catalogue/offer-terms.ts';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import type { GeneratedState } from '#domain/shop/shop-settings.ts';
import { bare, moment } from './columns.ts';

/** What is on offer otherwise than by itself, by package, service, or the volume discounts (rules 84). */
export const offeredTerms = pgTable(
  'offered_terms',
  {
    /** The id of a package, the key of a service, or `volumeDiscounts`. */
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

/** Discount codes (rules 72). Their uses are counted from the orders. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    /** What its page is called by; that of the form it was made with, so that a form sent twice makes one. */
    id: uuid('id').notNull().defaultRandom(),
    /** The sequence of the list. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Whole percent; null where it takes an amount off. */
    percent: integer('percent'),
    /** Haléře, whole crowns. */
    amount: bigint('amount', { mode: 'number' }),
    validFrom: moment('valid_from'),
    /** The first moment at which it does not hold any more. */
    validUntil: moment('valid_until'),
    mostUses: integer('most_uses'),
    /** Of one mailbox. */
    mostPerCustomer: integer('most_per_customer'),
    /** The subtotal from which on it applies, in haléře. */
    least: bigint('least', { mode: 'number' }),
    platform: text('platform').$type<PlatformId>(),
    service: text('service').$type<ServiceId>(),
    /** The edition that it is limited to. */
    edition: text('edition').$type<Locale>(),
    /** For the shop's own eyes. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When an operator ended it. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('discount_codes_percent', sql`${table.percent} between 1 and 100`),
    check('discount_codes_amount', sql`${table.amount} > 0 and ${table.amount} % 100 = 0`),
    check('discount_codes_worth', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('discount_codes_uses', sql`${table.mostUses} >= 0 and ${table.mostPerCustomer} > 0`),
    check('discount_codes_least', sql`${table.least} > 0`),
    uniqueIndex('discount_codes_id').on(table.id),
    // Codes are known by their letters and digits (`bareCode`): no two differ by hyphens alone.
    uniqueIndex('discount_codes_bare').on(bare(table.code)),
    uniqueIndex('discount_codes_seq').on(table.seq),
    index('discount_codes_prefix').on(table.code.op('text_pattern_ops')),
  ],
);

/** What the operator sets while the shop runs (rules 85); without its one row nothing was ever set. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: boolean('id').primaryKey().default(true),
    generatedAuthor: text('generated_author'),
    generatedArticles: text('generated_articles').$type<GeneratedState>(),
    generatedReviews: text('generated_reviews').$type<GeneratedState>(),
    publishUnread: boolean('publish_unread').notNull(),
    isStopped: boolean('is_stopped').notNull(),
    stopCs: text('stop_cs'),
    stopEn: text('stop_en'),
    answerHours: integer('answer_hours'),
    businessHours: text('business_hours'),
    chatNumber: text('chat_number'),
    phone: text('phone'),
    legalDay: date('legal_day', { mode: 'string' }),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    check('shop_settings_one', sql`${table.id}`),
    check('shop_settings_articles', sql`${table.generatedArticles} in ('published', 'draft')`),
    check('shop_settings_reviews', sql`${table.generatedReviews} in ('published', 'draft')`),
    // Neither edition is left without a sentence, least of all while no orders are taken.
    check(
      'shop_settings_stop',
      sql`num_nulls(${table.stopCs}, ${table.stopEn}) = 0
        or num_nulls(${table.stopCs}, ${table.stopEn}) = 2 and not ${table.isStopped}`,
    ),
  ],
);
