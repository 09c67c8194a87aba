import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
