import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ErasureState } from '#domain/people/erasure.ts';
import { moment } from './columns.ts';

/**
 * Whose data were erased, and whose are about to be (rules 76). A restore carries this list over and begins
 * anew what the backup does not know: by the keyed hash a restored person is known again. It stays as long as
 * the log of changes.
 */
export const erasures = pgTable(
  'erasures',
  {
    /** Of the form that asked for it and of the address: the same form with another address is another wish. */
    id: uuid('id').primaryKey(),
    /** Of the address, under a key of the shop alone. */
    addressHash: text('address_hash').notNull(),
    /** While it is under way, so that any program can end it; null before and after. */
    address: text('address'),
    state: text('state').$type<ErasureState>().notNull(),
    operatorId: uuid('operator_id').notNull(),
    /** What came later than this stays: the same person may be a customer again. */
    askedAt: moment('asked_at').notNull(),
    endedAt: moment('ended_at'),
    /** Rows that were erased or emptied. */
    erased: integer('erased').notNull().default(0),
  },
  (table) => [
    check('erasures_state', sql`${table.state} in ('running', 'waiting', 'done')`),
    check('erasures_ended', sql`(${table.state} = 'done') = (${table.endedAt} is not null)`),
    check('erasures_address', sql`(${table.state} = 'running') = (${table.address} is not null)`),
    uniqueIndex('erasures_one_running')
      .on(table.address)
      .where(sql`${table.address} is not null`),
    index('erasures_age').on(table.askedAt, table.id),
    index('erasures_open')
      .on(table.askedAt)
      .where(sql`${table.state} <> 'done'`),
  ],
);
