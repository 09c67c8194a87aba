import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '#database/client.ts';
import { secretsLike, sharedSecret } from '#database/tokens.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';

/** The name of the key; a restore may leave a second one beside it, whose name begins with this one. */
export const ERASURE_KEY = 'erasures';

/** An address as the list of erasures keeps it: under a key of the shop, so that nobody can try addresses out. */
export async function addressHash(db: Queryable, address: string): Promise<string> {
  return hashUnder(await sharedSecret(db, ERASURE_KEY), address);
}

/** The hashes that an address may have in the list, one for each key. */
export async function addressHashes(
  db: Queryable,
): Promise<(address: string) => readonly string[]> {
  const keys = await secretsLike(db, ERASURE_KEY);
  return (address) => keys.map((key) => hashUnder(key, address));
}

function hashUnder(key: string, address: string): string {
  return createHmac('sha256', key).update(address).digest('hex');
}

/** The id of a request: of its form and of what it is about, so that the same form about another is another request. */
export function erasureIdOf(formId: string, about: string): string {
  const hex = createHash('sha256').update(`${formId} ${about}`).digest('hex');
  // Of version 8, which leaves to the program how it is made (RFC 9562).
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? [];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

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
