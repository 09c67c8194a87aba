import { choice, day, lines } from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import { type NoticedText, earliestEffect, noticedTexts } from '#domain/legal/notice.ts';
import type { PerLocale } from '#domain/locale.ts';

export interface NoticeValues {
  text: NoticedText;
  what: PerLocale<string>;
  effectiveOn: string;
}

interface Known {
  /** In Prague, ISO 8601. */
  today: string;
  /** The day of the notice that is corrected, which does not come nearer. */
  before?: string | undefined;
}

const what = lines({ most: 2000, long: 'too-long', missing: 'missing' });

/** The form of a notice (rules 88). */
export const noticeForm = defineForm({
  fields: {
    text: choice(noticedTexts, { wrong: 'text-unknown', initial: 'terms' }),
    whatCs: what,
    whatEn: what,
    effectiveOn: day('day-wrong'),
  },
  problems: [
    /** Sooner than the text allows. */
    'day-soon',
    /** A correction never brings the day nearer. */
    'day-nearer',
  ],
  check: ({ text, effectiveOn }, { today, before }: Known) => {
    const earliest = before ?? (text && earliestEffect(text, today));
    const isSoon = effectiveOn && earliest && effectiveOn < earliest;
    return { effectiveOn: isSoon ? (before ? 'day-nearer' : 'day-soon') : undefined };
  },
  join: ({ text, whatCs: cs, whatEn: en, effectiveOn }): NoticeValues => ({
    text,
    what: { cs, en },
    effectiveOn,
  }),
  split: ({ text, what, effectiveOn }: NoticeValues) => ({
    text,
    whatCs: what.cs,
    whatEn: what.en,
    effectiveOn,
  }),
});
export type NoticeInput = InputOf<typeof noticeForm>;
export type NoticeProblem = ProblemIn<typeof noticeForm>;
export type NoticeProblems = ProblemsOf<typeof noticeForm>;
