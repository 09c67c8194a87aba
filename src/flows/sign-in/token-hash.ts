import { createHash } from 'node:crypto';

/** Under which a token is stored, so that who reads the database cannot use it: SHA-256 in hexadecimal. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
