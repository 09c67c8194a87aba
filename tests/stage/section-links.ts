import { textOf } from './html.ts';
import type { Page } from './visitor.ts';

/** Where the links of a page lead, by their words. */
export function addressesOn({ html }: Page): Record<string, string> {
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return Object.fromEntries(
    links.map(([, address = '', words = '']) => [
      textOf(words).trim(),
      address.replaceAll('&amp;', '&'),
    ]),
  );
}

/** Where the link with these words leads. */
export function linkOf(page: Page, words: string): string {
  const found = addressesOn(page)[words];
  if (found === undefined)
    throw new Error(`No link "${words}" among: ${Object.keys(addressesOn(page)).join(' | ')}`);
  return found;
}
