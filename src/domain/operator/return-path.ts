import { addressAt, href } from '#domain/addresses.ts';

/** Where nobody is led back to: the doors themselves, and what only ends a session. */
const never = new Set<string>(['operatorSignOut', 'operatorProof']);

/**
 * Where somebody is led after a door of the operator's section: a page of the section, with its query, and
 * nothing else. What comes with the address of a door can be written by anybody, so everything that a browser
 * would take for another host is the section's first page.
 */
export function returnPath(to: string | null | undefined): string {
  const home = href('operator', 'cs');
  if (!to?.startsWith(home)) return home;
  const url = URL.parse(to, 'https://section.invalid');
  if (!url || url.origin !== 'https://section.invalid' || url.pathname.includes('//')) return home;
  const found = addressAt(url.pathname);
  if (found?.kind !== 'operator' || found.needs === 'nothing' || never.has(found.name)) return home;
  return url.pathname + url.search;
}
