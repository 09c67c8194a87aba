import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ClaimId } from '#domain/content/claims/claim.ts';
import type { ConfirmedDuty } from '#domain/legal/duty.ts';
import type { NoticedText } from '#domain/legal/notice.ts';
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

/**
 * What the operator has changed of the questions that the program comes with, and questions of the operator's own
 * (rules 87). A value that is null is that of the program.
 */
export const faqQuestions = pgTable(
  'faq_questions',
  {
    /** The anchor. */
    id: text('id').primaryKey(),
    isOwn: boolean('is_own').notNull(),
    section: text('section'),
    /** Its place within the section, the first at 1. */
    position: integer('position'),
    isHidden: boolean('is_hidden').notNull(),
    /** Its place on the home page; 0: it is not there. */
    home: integer('home'),
    questionCs: text('question_cs'),
    questionEn: text('question_en'),
    answerCs: text('answer_cs'),
    answerEn: text('answer_en'),
    createdAt: moment('created_at').notNull(),
  },
  ({ isOwn, section, questionCs, questionEn, answerCs, answerEn }) => [
    // Neither edition is left without words.
    check(
      'faq_questions_words',
      sql`num_nulls(${questionCs}, ${questionEn}, ${answerCs}, ${answerEn}) in (0, 4)`,
    ),
    check('faq_questions_own', sql`not ${isOwn} or num_nulls(${section}, ${questionCs}) = 0`),
  ],
);

/** Where the press has written about the shop, as the operator enters it (rules 19). */
export const pressMarks = pgTable(
  'press_marks',
  {
    id: uuid('id').primaryKey(),
    /** The paper's name, which is drawn as its mark. */
    name: text('name').notNull(),
    titleCs: text('title_cs').notNull(),
    titleEn: text('title_en').notNull(),
    sentenceCs: text('sentence_cs').notNull(),
    sentenceEn: text('sentence_en').notNull(),
    /** Where it can be read. */
    url: text('url').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    /** Its place among the marks, the first at 1. */
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('press_marks_url', sql`${table.url} ~ '^https?://'`),
    index('press_marks_order').on(table.position),
  ],
);

/** What owners have said of the duties that no program can look at; the log of changes keeps what was said before. */
export const dutyConfirmations = pgTable('duty_confirmations', {
  duty: text('duty').$type<ConfirmedDuty>().primaryKey(),
  evidence: text('evidence').notNull(),
  /** The version of the legal texts that held then. */
  textVersion: text('text_version').notNull(),
  person: text('person').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
});

/** Announced changes of the legal texts, a row for each wording of a notice (rules 88); none is ever deleted. */
export const legalNotices = pgTable(
  'legal_notices',
  {
    notice: uuid('notice').notNull(),
    /** Of the notice, the first at 1; the last one holds. */
    version: integer('version').notNull(),
    text: text('text').$type<NoticedText>().notNull(),
    whatCs: text('what_cs').notNull(),
    whatEn: text('what_en').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Of the last version alone. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.notice, table.version] }),
    check('legal_notices_text', sql`${table.text} in ('terms', 'privacy')`),
  ],
);
