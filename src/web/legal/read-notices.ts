import type { RouterContextProvider } from 'react-router';
import { formatDay } from '#content/moments.ts';
import { renderAnswer } from '#documents/answer/render-answer.ts';
import { dayInPrague, noonOf } from '#domain/time/calendar.ts';
import {
  type LegalNotice,
  type NoticeState,
  type NoticeWording,
  type NoticedText,
  isShownNow,
  noticeState,
} from '#domain/legal/notice.ts';
import type { Locale } from '#domain/locale.ts';
import { applyTypography } from '#domain/writing/well-set.ts';
import { shopOf } from '#web/frame/context.ts';

/** What a notice said, as a page shows it. */
export interface ShownWording {
  /** Harmless HTML. */
  html: string;
  /** In words. */
  effectiveOn: string;
  publishedOn: string;
}

/** A notice of a change of a legal text in the language of the page. */
export interface ShownNotice extends ShownWording {
  id: string;
  state: NoticeState;
  withdrawnOn: string | undefined;
  earlier: readonly ShownWording[];
}

export interface ShownNotices {
  /** Those that head the text. */
  now: readonly ShownNotice[];
  /** All of them, the one that takes effect last first. */
  all: readonly ShownNotice[];
}

/** The notices of a text; a page with them bears the tag `legal`. */
export async function readNotices(
  context: Readonly<RouterContextProvider>,
  text: NoticedText,
): Promise<ShownNotices> {
  const { services, locale } = shopOf(context);
  const today = dayInPrague(services.clock());
  const origins = Object.values(services.shop.origins);
  const notices = (await services.legalNotices()).filter((notice) => notice.text === text);
  const show = (notice: LegalNotice) => showNotice(notice, { locale, today, origins });
  return {
    now: notices
      .filter((notice) => isShownNow(notice, today))
      .toReversed()
      .map(show),
    all: notices.map(show),
  };
}

export interface NoticeFacts {
  locale: Locale;
  /** In Prague, ISO 8601. */
  today: string;
  /** The shop's own. */
  origins: readonly string[];
}

/** A notice as a page shows it. */
export function showNotice(notice: LegalNotice, facts: NoticeFacts): ShownNotice {
  const { locale, today, origins } = facts;
  const { id, withdrawnAt, earlier } = notice;
  const show = ({ what, effectiveOn, publishedAt }: NoticeWording): ShownWording => ({
    html: renderAnswer(applyTypography(what[locale], locale), origins).html,
    effectiveOn: formatDay(locale, noonOf(effectiveOn)),
    publishedOn: formatDay(locale, publishedAt),
  });
  return {
    id,
    state: noticeState(notice, today),
    ...show(notice),
    withdrawnOn: withdrawnAt && formatDay(locale, withdrawnAt),
    earlier: earlier.map(show),
  };
}

/** The day in words from which announced terms hold; undefined where none are announced. */
export async function comingTerms(
  context: Readonly<RouterContextProvider>,
): Promise<string | undefined> {
  const { services, locale } = shopOf(context);
  const today = dayInPrague(services.clock());
  const coming = (await services.legalNotices()).findLast(
    (notice) => notice.text === 'terms' && noticeState(notice, today) === 'coming',
  );
  return coming && formatDay(locale, noonOf(coming.effectiveOn));
}
