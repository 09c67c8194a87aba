/**
 * A text for the builder of XML, which takes `&lt;` for an entity that is written already: a reader of the feed would
 * see a tag where the article has the text of one.
 */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;');
}
