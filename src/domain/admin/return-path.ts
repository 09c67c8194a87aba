import { addressAt, adminHref, withQuery } from '#domain/addresses.ts';
import { MOST_LOCATION, MOST_RETURN_TO } from '#domain/text/input-limits.ts';

/** Where nobody is led back to: the doors themselves, and what only ends a session. */
const never = new Set<string>(['operatorSignOut', 'operatorProof']);

/** Control characters and ends of lines, as they are and as addresses write them; no address of the shop has any. */
const CONTROL = /[\p{Cc}\u2028\u2029]|%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/iu;

/** Whether an address that came with a request may be led back to at all: neither too long nor meant to confuse. */
export function isReturnTo(address: string): boolean {
  return address.length <= MOST_RETURN_TO && !CONTROL.test(address);
}

/**
 * Where somebody is led after a sign-in page of the operator's section: a page of the section, with its query, and
 * nothing else. What comes with the address of a sign-in page can be written by anybody, so everything that a browser
 * would take for another host is the section's first page.
 */
export function returnPath(to: string | null | undefined): string {
  const home = adminHref('operator');
  if (!to?.startsWith(home) || !isReturnTo(to)) return home;
  const url = URL.parse(to, 'https://section.invalid');
  if (!url || url.origin !== 'https://section.invalid' || url.pathname.includes('//')) return home;
  const found = addressAt(url.pathname);
  if (found?.kind !== 'operator' || found.needs === 'nothing' || never.has(found.name)) return home;
  return url.pathname + url.search;
}

/**
 * The address of a sign-in page with the way back in it: the first of these ways that is short enough, and none where
 * all are too long.
 */
export function withReturnTo(page: string, ...targets: readonly string[]): string {
  const addresses = targets.filter(isReturnTo).map((to) => withQuery(page, { to }));
  return addresses.find(({ length }) => length <= MOST_LOCATION) ?? page;
}
