import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ConfirmedDuty } from '#domain/legal/duty.ts';
import { moment } from './columns.ts';

/** What owners have said of the duties that no program can look at; the log of changes keeps what was said before. */
export const dutyConfirmations = pgTable('duty_confirmations', {
  duty: text('duty').$type<ConfirmedDuty>().primaryKey(),
  evidence: text('evidence').notNull(),
  /** The version of the legal texts that held then. */
  textVersion: text('text_version').notNull(),
  person: text('person').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
});
