/**
 * A regular expression of PostgreSQL that finds an address in any text, also as a part of an address of the web
 * or of JSON or behind an escaped byte, and not within a longer address; to be compared without regard to case.
 */
export function addressPattern(address: string): string {
  const letters = [...address].map((letter) => {
    if (/[\p{L}\p{N}]/u.test(letter)) return letter;
    const encoded = encodeURIComponent(letter);
    return `(?:\\${letter}|${encoded === letter ? `%${hex(letter)}` : encoded})`;
  });
  return `(?:(?<![[:alnum:]._-])|(?<=\\\\(?:[nrt]|[0-7]{3}|u[[:xdigit:]]{4})))${letters.join('')}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).toUpperCase();
}
