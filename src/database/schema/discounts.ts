import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { bare, moment } from './columns.ts';

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
