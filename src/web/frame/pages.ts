import { createContext } from 'react-router';
import { type PlainPage, href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * The pages that have a route. The table of addresses names more than are built, and a link is drawn only
 * to what is there: a new page appears in header and footer with its route.
 */
export type BuiltPages = ReadonlySet<string>;

export const pagesContext = createContext<BuiltPages>(new Set<string>());

/** The pages of a router, whose routes are called by page and path (web/routes.ts). */
export function pagesOf(routes: Readonly<Record<string, unknown>>): BuiltPages {
  return new Set(Object.keys(routes).map((id) => id.split(' ', 1).join()));
}

/** A part of the home page that links from elsewhere lead to. */
export type HomeSection = '#sluzby' | '#cenik' | '#faq' | '#objednat' | '#kontakt';

/** The sections that the home page has; one is added here together with its heading there. */
export const homeSections: ReadonlySet<HomeSection> = new Set([
  '#sluzby',
  '#cenik',
  '#faq',
  '#objednat',
  '#kontakt',
]);

/** Where every page leads to: a page without parameters, or a section of the home page. */
export type Destination = PlainPage | HomeSection;

export function isBuilt(pages: BuiltPages, destination: Destination): boolean {
  return isSection(destination) ? homeSections.has(destination) : pages.has(destination);
}

/** The address of a place, from whichever page. */
export function destinationHref(locale: Locale, destination: Destination): string {
  return isSection(destination) ? href('home', locale) + destination : href(destination, locale);
}

function isSection(destination: Destination): destination is HomeSection {
  return destination.startsWith('#');
}
