/**
 * Header of a rendered page that is not sent: the tags by which the page cache can forget it, separated by
 * spaces.
 */
export const TAGS_HEADER = 'X-Page-Tags';

/** What public pages show that may change; whoever publishes a change tells by one of these names. */
export type PageTag = 'catalogue' | 'claims' | 'press' | 'reviews';

/** Headers of a public page that is forgotten as soon as one of these changes. */
export function tagged(...tags: readonly PageTag[]): () => Record<string, string> {
  return () => ({ [TAGS_HEADER]: tags.join(' ') });
}

/** Headers of a public page that shows what is on offer. */
export const offeringPage = tagged('catalogue');
