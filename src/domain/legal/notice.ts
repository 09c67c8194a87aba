import { DAY_MS, dayInPrague, noonOf } from '#domain/time/calendar.ts';
import { choice, day, lines } from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import type { PerLocale } from '#domain/locale.ts';

/** The day from which terms and privacy policy hold in their first wording, unless the owner sets another (rules 88). */
export const LEGAL_DAY = '2025-11-01';

/** The legal texts whose changes are announced. */
const noticedTexts = ['terms', 'privacy'] as const;
export type NoticedText = (typeof noticedTexts)[number];

/** Days that lie between the notice of new terms and their effect at least; other texts may change on the same day. */
export const TERMS_NOTICE_DAYS = 14;
/** Days for which a notice still heads its text once the change holds. */
export const NOTICE_STAYS_DAYS = 14;

/** What a notice says, by the day on which it was said so. */
export interface NoticeWording {
  /** In Markdown. */
  what: PerLocale<string>;
  /** The day in Prague from which the change holds, ISO 8601. */
  effectiveOn: string;
  publishedAt: Date;
}

/** A change of a legal text as it was announced (rules 88). */
export interface LegalNotice extends NoticeWording {
  id: string;
  text: NoticedText;
  /** How often it was written; 1 where it was never corrected. */
  version: number;
  /** Its former wordings, newest first. */
  earlier: readonly NoticeWording[];
  withdrawnAt: Date | undefined;
}

/** Before its day, for some days after it, later, or taken back before its day came. */
export type NoticeState = 'coming' | 'effective' | 'former' | 'withdrawn';

/** @param today in Prague, ISO 8601 */
export function noticeState(
  { effectiveOn, withdrawnAt }: Pick<LegalNotice, 'effectiveOn' | 'withdrawnAt'>,
  today: string,
): NoticeState {
  if (withdrawnAt) return 'withdrawn';
  if (today < effectiveOn) return 'coming';
  return today <= daysAfter(effectiveOn, NOTICE_STAYS_DAYS) ? 'effective' : 'former';
}

/** Whether it heads its text. */
export function isShownNow(notice: LegalNotice, today: string): boolean {
  const state = noticeState(notice, today);
  return state === 'coming' || state === 'effective';
}

/** The first day on which a change that is announced today may hold. */
export function earliestEffect(text: NoticedText, today: string): string {
  return text === 'terms' ? daysAfter(today, TERMS_NOTICE_DAYS) : today;
}

function daysAfter(day: string, days: number): string {
  return dayInPrague(new Date(noonOf(day).getTime() + days * DAY_MS));
}

/**
 * Whether the day of a notice has come while the text itself is still an older one: the program with the new
 * wording has not been put in place.
 * @param version the day of the wording in force
 */
export function isTextLate(notice: LegalNotice, version: string, today: string): boolean {
  return (
    notice.withdrawnAt === undefined && notice.effectiveOn <= today && version < notice.effectiveOn
  );
}

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
