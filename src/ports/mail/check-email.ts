import { MailRefused } from './port.ts';
import type { Email } from '#domain/emails/email.ts';

/** RFC 5321: 64 before the sign, 254 in all; a bound on what the pattern below has to read. */
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

/** One mailbox without spaces, brackets, commas or control characters on either side of one `@`. */
const ADDRESS =
  /^[^\s@<>(),;:"\\\p{Cc}\p{Zl}\p{Zp}]+@[^\s@<>(),;:"\\\p{Cc}.][^\s@<>(),;:"\\\p{Cc}]*$/u;

/** What every system takes as the name of a file, and every mail program as a type. */
const FILE_NAME = /^[a-z\d][a-z\d._-]{0,99}$/i;
const CONTENT_TYPE = /^[a-z]+\/[a-z\d.+-]+$/;

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Refuses an e-mail that no server may be given: an address that cannot exist, or a header field with a
 * line break in it, which would let a customer's name write headers of its own.
 * @throws {MailRefused}
 */
export function checkEmail(email: Email): void {
  for (const address of [
    email.to.address,
    email.from.address,
    email.replyTo ?? email.from.address,
  ]) {
    if (!isAddress(address)) throw new MailRefused('The e-mail has an address that cannot exist.');
  }
  const { messageIdHeader, subject, from, to, declineUrl = '' } = email;
  for (const field of [messageIdHeader, subject, from.name, to.name ?? '', declineUrl]) {
    if (CONTROL.test(field)) throw new MailRefused('A header of the e-mail holds a line break.');
  }
  for (const { name, contentType } of email.attachments) {
    const isPlain = FILE_NAME.test(name) && CONTENT_TYPE.test(contentType);
    if (!isPlain)
      throw new MailRefused('An attachment of the e-mail has an impossible name or type.');
  }
}

function isAddress(address: string): boolean {
  return (
    address.length <= MAX_ADDRESS &&
    address.indexOf('@') <= MAX_LOCAL_PART &&
    ADDRESS.test(address) &&
    address.isWellFormed()
  );
}
