import type { Locale } from '#domain/locale.ts';

/** What a feed says, whatever it is written in. All addresses are absolute. */
export interface Feed {
  locale: Locale;
  title: string;
  description: string;
  /** The page that it is the feed of. */
  home: string;
  /** Where the feed itself lies. */
  self: string;
  author: string;
  entries: readonly FeedEntry[];
}

/** An article in a feed. Days are ISO 8601: 2026-11-23. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  /** The whole text with its sources. */
  html: string;
  /** Of 1200 × 630 pixels. */
  image: string;
  author: string;
  published: string;
  changed: string;
  tags: readonly string[];
}

/** The beginning of a day, as feeds write a moment (RFC 3339). */
export function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The last day on which anything in it changed; that of an empty feed never does. */
export function lastChange({ entries }: Feed): string {
  return (
    entries
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  );
}
