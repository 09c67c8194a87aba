import { readDay } from '#domain/calendar.ts';
import { cleanLines, cleanText } from '#domain/clean-text.ts';
import { type NoticedText, earliestEffect, isNoticedText } from '#domain/legal/notice.ts';
import type { PerLocale } from '#domain/locale.ts';

/** What is typed of a notice (rules 88). */
export const noticeFields = ['text', 'whatCs', 'whatEn', 'effectiveOn'] as const;
export type NoticeField = (typeof noticeFields)[number];

export type NoticeTypo =
  | 'missing'
  | 'too-long'
  | 'text-unknown'
  | 'day-wrong'
  /** Sooner than the text allows. */
  | 'day-soon'
  /** A correction never brings the day nearer. */
  | 'day-nearer';
export type NoticeTypos = Partial<Record<NoticeField, NoticeTypo>>;

/** Characters of a notice in one language at most. */
export const MOST_OF_NOTICE = 2000;

export interface WishedNotice {
  text: NoticedText;
  what: PerLocale<string>;
  effectiveOn: string;
}

/**
 * Reads the form of a notice.
 * @param today in Prague, ISO 8601
 * @param before the notice that is corrected: its text stays, and its day does not come nearer
 */
export function readNotice(
  typed: (field: NoticeField) => string,
  today: string,
  before?: Pick<WishedNotice, 'text' | 'effectiveOn'>,
): { ok: true; wished: WishedNotice } | { ok: false; problems: NoticeTypos } {
  const problems: NoticeTypos = {};
  const say = (field: 'whatCs' | 'whatEn') => {
    const said = cleanLines(typed(field));
    if (said === '') problems[field] = 'missing';
    if (said.length > MOST_OF_NOTICE) problems[field] = 'too-long';
    return said;
  };
  const what = { cs: say('whatCs'), en: say('whatEn') };
  const text = before?.text ?? typed('text');
  const effectiveOn = readDay(cleanText(typed('effectiveOn')));
  if (effectiveOn === undefined) problems.effectiveOn = 'day-wrong';
  if (!isNoticedText(text)) return { ok: false, problems: { ...problems, text: 'text-unknown' } };
  const earliest = before?.effectiveOn ?? earliestEffect(text, today);
  if (effectiveOn !== undefined && effectiveOn < earliest) {
    problems.effectiveOn = before ? 'day-nearer' : 'day-soon';
  }
  if (effectiveOn === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, wished: { text, what, effectiveOn } };
}
