import type { HeadersArgs } from 'react-router';
import type { PageTag } from '#domain/addresses/page-tag.ts';

/** The headers of a page's own loader and action; where both have one, that of the action counts. */
export function answerHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const merged = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) {
    if (name === 'set-cookie') merged.append(name, value);
    else merged.set(name, value);
  }
  return merged;
}

/**
 * Header of a rendered page that is not sent: the tags by which the page cache can forget it, separated by
 * spaces.
 */
export const TAGS_HEADER = 'X-Page-Tags';

/**
 * Header of a rendered page that is not sent: something of it could not be read now and was left out, so it takes no
 * kept page's place.
 */
export const INCOMPLETE_HEADER = 'X-Page-Incomplete';

/** Headers of a public page that is forgotten as soon as one of these changes. */
export function tagPage(...tags: readonly PageTag[]): () => Record<string, string> {
  return () => ({ [TAGS_HEADER]: tags.join(' ') });
}

/** Headers of a public page that shows what is on offer. */
export const offeringPage = tagPage('catalogue');
