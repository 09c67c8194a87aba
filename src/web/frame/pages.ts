import { createContext } from 'react-router';
import type { PlainPage } from '#domain/addresses.ts';

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

/** The sections that the home page has; one is added here together with its heading there. */
const homeSections: ReadonlySet<string> = new Set(['#sluzby']);

/** Where every page leads to: a page without parameters, or a section of the home page. */
export type Place = PlainPage | '#sluzby' | '#kontakt';

export function isBuilt(pages: BuiltPages, place: Place): boolean {
  return place.startsWith('#') ? homeSections.has(place) : pages.has(place);
}
