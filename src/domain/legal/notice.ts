import { DAY_MS, dayInPrague, noonOf } from '#domain/calendar.ts';
import type { PerLocale } from '#domain/locale.ts';

/** The legal texts whose changes are announced. */
export const noticedTexts = ['terms', 'privacy'] as const;
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
