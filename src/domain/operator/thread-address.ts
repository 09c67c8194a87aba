/** What every thread is addressed by: nobody can guess it. */
const TOKEN = /^[\da-f]{32}$/;
const ADDRESSED = /\+([\da-f]{32})@/i;

/**
 * The address by which answers find their thread: the shop's mailbox with the token of the thread behind a plus
 * (sub-addressing, RFC 5233).
 * @throws RangeError where the token is none
 */
export function threadAddress(mailbox: string, token: string): string {
  if (!TOKEN.test(token)) throw new RangeError('The token of a thread has 32 hexadecimal digits.');
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

/**
 * The tokens of threads that an e-mail is addressed to. The domain does not matter: mail that is passed on may
 * come to another one, and the token alone says enough.
 */
export function tokensIn(recipients: readonly string[]): string[] {
  const found = recipients.flatMap((address) => ADDRESSED.exec(address)?.[1]?.toLowerCase() ?? []);
  return [...new Set(found)];
}
