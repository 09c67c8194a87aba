import { addresses } from './addresses.ts';

/** What a private link ends with, as `newToken` makes it. */
const TOKEN = '[A-Za-z0-9_-]{32}';

/** What stands before the token of a customer's private link: the beginning of an address, or the query of one. */
const beginnings = [
  ...new Set(
    Object.values(addresses)
      .flatMap(({ path, kind }) => (kind === 'private' ? Object.values(path) : []))
      .flatMap((path) => (path.includes('/:token') ? [path.split(':token')[0] ?? ''] : [])),
  ),
  '[?&;]order=',
];

const privateLink = new RegExp(`(${beginnings.join('|')})${TOKEN}(?![A-Za-z0-9_-])`, 'g');

/**
 * A text or page without the tokens of private links, by which whoever has them acts as a customer: what the
 * shop shows to its own people has none (rules 21).
 */
export function hidePrivateLinks(text: string): string {
  return text.replaceAll(privateLink, '$1…');
}
