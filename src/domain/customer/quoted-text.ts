/** Characters of somebody's message that its copy quotes at most. */
export const QUOTED_CHARACTERS = 600;

/** What a mail program makes a link of: an address with a scheme, a host, a mailbox. */
const LINKING = /:\/\/|@|[\p{L}\p{N}][.。．｡][\p{L}]/u;

/** Where a cut falls between the two halves of a character. */
const HALF = /[\uD800-\uDBFF]$/;

/**
 * A message as its copy quotes it: cut, and without anything that can be followed, because the copy goes to
 * whatever address was typed (rules 32). Its lines stay.
 * @param instead what stands in place of an address
 */
export function quotedText(message: string, instead: string): string {
  const cut =
    message.length > QUOTED_CHARACTERS
      ? `${message.slice(0, QUOTED_CHARACTERS).replace(HALF, '').trimEnd()}…`
      : message;
  return cut
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .map((word) => (LINKING.test(word) ? instead : word))
        .join(' '),
    )
    .join('\n');
}
