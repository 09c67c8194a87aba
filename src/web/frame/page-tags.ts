/**
 * Header of a rendered page that is not sent: the tags by which the page cache can forget it, separated by
 * spaces.
 */
export const TAGS_HEADER = 'X-Page-Tags';

/** Headers of a public page that shows what is on offer: it is forgotten as soon as that changes. */
export function offeringPage(): Record<string, string> {
  return { [TAGS_HEADER]: 'catalogue' };
}
