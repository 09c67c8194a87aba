/** Header of an answer that is not sent: the names under which it can be forgotten, blanks between. */
export const TAGS_HEADER = 'X-Page-Tags';

/** Headers of a public page that shows what is on offer: it is forgotten as soon as that changes. */
export function offeringPage(): Record<string, string> {
  return { [TAGS_HEADER]: 'catalogue' };
}
