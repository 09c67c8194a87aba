const PLACEHOLDER = /\{([^{}\s]{1,40})\}/gu;

/** The names in braces that a text has, each once, whether or not there is such a place. */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** A text with its places filled in; one for which there is no value stays as it is written. */
export function fillPlaceholders(
  text: string,
  valueOf: (name: string) => string | undefined,
): string {
  return text.replaceAll(PLACEHOLDER, (written, name: string) => valueOf(name) ?? written);
}
