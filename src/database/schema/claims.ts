import { sql } from 'drizzle-orm';
import { check, date, pgTable, text } from 'drizzle-orm/pg-core';
import type { ClaimId } from '#domain/claims/claim-ids.ts';
import { moment } from './columns.ts';

/** What the operator has changed of the register of claims (rules 18); what is empty stays as it is written. */
export const claimCorrections = pgTable(
  'claim_corrections',
  {
    claim: text('claim').$type<ClaimId>().primaryKey(),
    textCs: text('text_cs'),
    textEn: text('text_en'),
    figureCs: text('figure_cs'),
    figureEn: text('figure_en'),
    source: text('source'),
    sourceDate: date('source_date', { mode: 'string' }),
    showing: text('showing').$type<'shown' | 'hidden'>(),
    correctedAt: moment('corrected_at').notNull(),
  },
  (table) => [
    // Neither edition is left with the words of the other, and no source without its date.
    check('claim_corrections_text', sql`num_nulls(${table.textCs}, ${table.textEn}) in (0, 2)`),
    check(
      'claim_corrections_figure',
      sql`num_nulls(${table.figureCs}, ${table.figureEn}) in (0, 2)`,
    ),
    check(
      'claim_corrections_source',
      sql`num_nulls(${table.source}, ${table.sourceDate}) in (0, 2)`,
    ),
    check('claim_corrections_showing', sql`${table.showing} in ('shown', 'hidden')`),
  ],
);
