/** 24 random bytes, as an address has them: what nobody can guess. */
const TOKEN = /^[\w-]{32}$/;

/**
 * Whether a text can be the secret part of a private link, to an order or to an invitation. The database
 * accepts no other, because an address may contain characters that it does not take.
 */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text);
}
