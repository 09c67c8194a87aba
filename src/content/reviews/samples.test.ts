import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { reviewPlatforms } from '#domain/reviews/platform.ts';
import { HOME_REVIEWS, pickReviews, sampleReviews } from './samples.ts';

/** Words in a row that no two reviews may share. */
const RUN = 5;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}

function runs(text: string): string[] {
  const all = words(text);
  return all.slice(RUN - 1).map((_, start) => all.slice(start, start + RUN).join(' '));
}

describe.each(locales)('the built-in reviews of %s', (locale) => {
  const reviews = sampleReviews[locale];

  it('are thirty with five stars each, from 2020 to November 2025, all samples', () => {
    expect(reviews).toHaveLength(30);
    const days = reviews.map(({ writtenAt }) => writtenAt.toISOString().slice(0, 10));
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(30);
    expect([days[0]?.slice(0, 4), days.at(-1)?.slice(0, 7)]).toEqual(['2020', '2025-11']);
    expect(new Set(reviews.map(({ rating, origin }) => `${origin} ${rating}`))).toEqual(
      new Set(['sample 5']),
    );
    expect(new Set(reviews.map(({ platform }) => platform))).toEqual(new Set(reviewPlatforms));
  });

  it('name a city, in English with its country', () => {
    const location = locale === 'cs' ? /^[\p{L}\s-]+$/u : /^[\p{L}\s]+, [\p{L}\s]+$/u;
    for (const review of reviews) expect(review.location).toMatch(location);
  });

  it('share no five words in a row, no beginning and no author', () => {
    const seen = new Map<string, string>();
    for (const { id, text } of reviews) {
      for (const run of runs(text)) {
        expect(seen.get(run) ?? id, run).toBe(id);
        seen.set(run, id);
      }
    }
    const beginnings = reviews.map(({ text }) => words(text).slice(0, 2).join(' '));
    expect(new Set(beginnings).size).toBe(30);
    expect(new Set(reviews.map(({ name }) => name)).size).toBe(30);
  });

  it('differ in length: a quarter is short, some are long, and hardly two are as long', () => {
    const lengths = reviews.map(({ text }) => words(text).length);
    expect(lengths.filter((length) => length <= 15).length).toBeGreaterThanOrEqual(8);
    expect(lengths.filter((length) => length >= 26).length).toBeGreaterThanOrEqual(4);
    expect(new Set(lengths).size).toBeGreaterThanOrEqual(15);
  });

  it('promise nothing that the terms take back', () => {
    const promised: Record<Locale, RegExp> = {
      cs: /skutečn\p{L}+ (?:lid|uživatel|sledujíc)|navždy|zaručen|100|bezpečn/iu,
      en: /real (?:people|users|followers)|forever|guaranteed|100|safe/iu,
    };
    for (const { text } of reviews) expect(text).not.toMatch(promised[locale]);
  });
});

describe('the reviews of a day', () => {
  const at = (day: string, hour: string) => new Date(`2026-11-${day}T${hour}:00Z`);
  const idsOf = (day: Date) => pickReviews(HOME_REVIEWS, 'cs', day).map(({ id }) => id);

  it('are six Czech ones unless told otherwise', () => {
    expect(pickReviews()).toHaveLength(6);
    expect(pickReviews().every(({ language }) => language === 'cs')).toBe(true);
    expect(pickReviews(3, 'en').map(({ language }) => language)).toEqual(['en', 'en', 'en']);
  });

  it('are the same all day in Prague and others on another day', () => {
    expect(idsOf(at('21', '23:30'))).toEqual(idsOf(at('22', '22:30')));
    expect(idsOf(at('22', '10:00'))).not.toEqual(idsOf(at('23', '10:00')));
  });

  it('bring every one of them to light within a few weeks', () => {
    const shown = Array.from({ length: 60 }, (_, day) =>
      idsOf(new Date(Date.UTC(2026, 0, 1 + day, 12))),
    );
    expect(new Set(shown.flat()).size).toBe(30);
  });
});
