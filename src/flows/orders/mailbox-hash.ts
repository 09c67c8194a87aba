import { createHash } from 'node:crypto';
import { mailboxOf } from '#domain/customer/email-address.ts';

/**
 * A hash of the mailbox behind an address, by which the uses of a discount code are counted without keeping
 * one more address (rules 72); undefined of nothing. No action of its own.
 */
export function mailboxHash(email: string): string | undefined {
  const mailbox = mailboxOf(email.trim());
  return mailbox.startsWith('@') || mailbox.endsWith('@')
    ? undefined
    : createHash('sha256').update(mailbox).digest('hex');
}
