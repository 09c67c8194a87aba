const written: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const read: Record<string, string> = Object.fromEntries(
  Object.entries(written).map(([character, entity]) => [entity, character]),
);

/** A text as HTML has it, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => written[character] ?? '');
}

/** The text that HTML of the sanitiser stands for: it writes four characters as entities and no others. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => read[entity] ?? '');
}

/** The text of HTML, without tags. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^<>]*>/g, ''));
}
