import { type Locale, type PerLocale, locales } from '#domain/locale.ts';

/** A page of the shop as a visitor gets it. */
export interface VisitedPage {
  status: number;
  html: string;
  /** The names of the cookies that it sets. */
  cookies: readonly string[];
}

/** The pages that are looked at, each in both editions. */
export const visitedPages = [
  'home',
  'package',
  'details',
  'withdrawal',
  'terms',
  'privacy',
  'accessibility',
  'references',
  'howReviews',
] as const;
export type Visited = (typeof visitedPages)[number];
export type VisitedPages = Readonly<Record<Visited, PerLocale<VisitedPage>>>;

/** What somebody reads on a page: without markup, each white space as one blank. */
export function readText({ html }: VisitedPage): string {
  return html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

/** The editions in which a page does not hold what it has to. */
export function editionsWithout(
  pages: PerLocale<VisitedPage>,
  holds: (page: VisitedPage, locale: Locale) => boolean,
): Locale[] {
  return locales.filter((locale) => {
    const page = pages[locale];
    return page.status !== 200 || !holds(page, locale);
  });
}
